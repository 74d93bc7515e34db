import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../locales/locale.ts';
import { valuesIn } from '../valuesIn.ts';
import { type LinkTarget, linkTarget } from './deadLink.ts';

/** Origin of the published site, as the Studio knows it, to check absolute links to it. */
export const SITE_ORIGIN = process.env.SANITY_STUDIO_SITE_URL || undefined;

/** A link in a text that leads to the site. */
interface FoundLink {
  /** Path of the address in its document; list items by position. */
  readonly segments: readonly string[];
  readonly href: string;
  /** The language of the text. */
  readonly language: Locale | undefined;
  readonly target: LinkTarget;
}

/**
 * The links to the site in the texts of a document or part of one.
 *
 * @param origin of the published site
 */
export const linksIn = (document: unknown, origin: string | undefined): FoundLink[] =>
  valuesIn(document).flatMap(({ path: segments, value: href }) => {
    if (segments.at(-1) !== 'href' || typeof href !== 'string') return [];
    const language = segments.find(isLocale);
    const target = linkTarget(href, language ?? DEFAULT_LOCALE, origin);
    return target ? [{ segments, href, language, target }] : [];
  });
