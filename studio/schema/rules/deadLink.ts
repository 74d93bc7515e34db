import { DEFAULT_LOCALE, type Locale } from '../../../locales/locale.ts';
import { canonicalPath, localPath, splitLocale } from '../../../locales/localPath.ts';
import { say } from '../../words/say.ts';
import { linkProblem } from './link.ts';

/** A page that a link may point to. */
export interface LinkedPage {
  /** The ids that a link may point to; `undefined` if unknown. */
  readonly sections: ReadonlySet<string> | undefined;
}

/** The target of a link within the site. */
interface LinkTarget {
  /** Without a language prefix; empty for the page with the link. */
  readonly path: string;
  readonly section: string;
}

/** Placeholder if the site's own origin is unknown. */
const NO_ORIGIN = 'https://site.invalid';

/**
 * The target of a link within the site, as on the rendered page, which adds its language to a path.
 *
 * @param origin of the published site, to recognise its absolute URLs
 * @returns `undefined` for an external link, or one that is invalid for another reason
 */
export function linkTarget(
  href: string,
  locale: Locale,
  origin: string = NO_ORIGIN,
): LinkTarget | undefined {
  if (linkProblem(href) !== undefined) return undefined;
  const url = new URL(href.startsWith('/') ? localPath(href, locale) : href, origin);
  if (url.origin !== origin) return undefined;
  const path = href.startsWith('#') ? '' : splitLocale(canonicalPath(url.pathname)).path;
  return { path, section: url.hash.slice(1) };
}

/**
 * Describes what is wrong with a dead link within the site, for the editor.
 *
 * @param pageAt returns the page at a path, including former addresses and redirects; the page with
 * the link is at the empty path
 */
export function deadLinkProblem(
  href: string,
  { path, section }: LinkTarget,
  pageAt: (path: string) => LinkedPage | undefined,
): string | undefined {
  const link = JSON.stringify(href);
  const page = pageAt(path);
  if (!page) {
    const plain = splitLocale(path);
    return plain.locale !== DEFAULT_LOCALE && pageAt(plain.path)
      ? say('the link [link] names a language, which the site adds automatically: write [path]', {
          link,
          path: plain.path,
        })
      : say(
          'the link [link] leads to no page of this site: correct the address, publish that page first, or remove the link',
          { link },
        );
  }
  if (section === '' || page.sections?.has(section) !== false) return undefined;
  return say(
    'the link [link] names the section “[section]”, which the page does not have: correct the part after the #, or remove it',
    // As written: the URL has percent-encoded characters.
    { link, section: href.slice(href.indexOf('#') + 1) },
  );
}
