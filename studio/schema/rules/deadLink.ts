import { DEFAULT_LOCALE, type Locale } from '../../../locales/locale.ts';
import { canonicalPath, localPath, splitLocale } from '../../../locales/localPath.ts';
import { say } from '../../words/say.ts';
import { linkProblem } from './link.ts';

/** What is known of a page that a link may lead to. */
export interface LinkedPage {
  /** The ids that a link may name; `undefined` where they are not known. */
  readonly sections: ReadonlySet<string> | undefined;
}

/** Where a link leads within the site. */
export interface LinkTarget {
  /** Without language; empty for the page that the link is on. */
  readonly path: string;
  readonly section: string;
}

/** Stands for the site where its own origin is not known. */
const NO_ORIGIN = 'https://site.invalid';

/**
 * Where a link of a text leads within the site, as the page will have it: before a path it puts its
 * own language.
 *
 * @param origin of the published site: an address that is written whole may be one of its own
 * @returns `undefined` for a link that leads elsewhere, or is wrong for another reason
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
 * What is wrong with a link that leads nowhere within the site, as a sentence for the editor.
 *
 * @param pageAt the page at a path, former addresses and redirects included; at the empty path, the
 * page that the link is on
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
    { link, section },
  );
}
