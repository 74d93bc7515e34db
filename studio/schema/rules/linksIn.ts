import { DEFAULT_LOCALE, isLocale } from '../../../locales/locale.ts';
import { valuesIn } from '../valuesIn.ts';
import { linkTarget } from './deadLink.ts';

/** Origin of the published site, as the Studio knows it, to check absolute links to it. */
export const SITE_ORIGIN = process.env.SANITY_STUDIO_SITE_URL || undefined;

/**
 * The links to the site in the texts of a document or part of one.
 *
 * @param origin of the published site
 */
export const linksIn = (document: unknown, origin: string | undefined) =>
  valuesIn(document).flatMap(({ path: segments, value: href }) => {
    if (segments.at(-1) !== 'href' || typeof href !== 'string') return [];
    // That of the text.
    const language = segments.find(isLocale);
    const target = linkTarget(href, language ?? DEFAULT_LOCALE, origin);
    return target ? [{ segments, href, language, target }] : [];
  });
