import type { HTMLElement } from 'node-html-parser';
import { memoize } from '../../locales/memoize.ts';
import type { BuiltSite } from './builtSite.ts';
import type { BuiltPage } from './page.ts';
import { resolveUrl } from './resolve.ts';

/** A heading in a page's `<main>`. */
export interface Heading {
  readonly page: BuiltPage;
  readonly element: HTMLElement;
  /** The text on a single line. */
  readonly text: string;
  /** Equal for headings with the same language and text, ignoring case. */
  readonly key: string;
}

/** The headings of all indexed pages, in page order. */
export const readHeadings = (site: BuiltSite): Heading[] =>
  [...site.pages.values()].filter(({ isIndexed }) => isIndexed).flatMap(headingsOf);

const headingsOf = (page: BuiltPage): Heading[] =>
  page.root.querySelectorAll('main h1, main h2, main h3, main h4').map((element) => {
    const text = inOneLine(element);
    return { page, element, text, key: keyOf(page, text) };
  });

const keyOf = ({ locale }: BuiltPage, text: string): string => `${locale} ${text.toLowerCase()}`;

const inOneLine = ({ text }: HTMLElement): string => text.replace(/\s+/g, ' ').trim();

/**
 * Recognises headings of cards, which may repeat a heading of the page that the card links to.
 *
 * @returns whether a heading also appears on the page that the card around it links to
 */
export function cardHeadingMatcher(site: BuiltSite): (heading: Heading) => boolean {
  const namesOf = memoize(readNames);
  return (heading) => findLinkedPages(heading, site).some((page) => namesOf(page).has(heading.key));
}

/** The names of a page and its sections. */
const readNames = (page: BuiltPage): ReadonlySet<string> =>
  new Set([
    ...headingsOf(page).map(({ key }) => key),
    ...page.root
      .querySelectorAll('[aria-current="page"]')
      .map((name) => keyOf(page, inOneLine(name))),
  ]);

/** The other pages linked from the nearest enclosing element that contains such links. */
function findLinkedPages({ page, element }: Heading, site: BuiltSite): BuiltPage[] {
  for (
    let ancestor: HTMLElement | null = element;
    ancestor && ancestor.localName !== 'main';
    ancestor = ancestor.parentNode
  ) {
    const links = ancestor.localName === 'a' ? [ancestor] : ancestor.querySelectorAll('a[href]');
    const linked = links.flatMap((link) => {
      const destination = resolveUrl(link.getAttribute('href') ?? '', page.path, site);
      return destination.kind === 'page' && destination.page !== page ? [destination.page] : [];
    });
    if (linked.length > 0) return linked;
  }
  return [];
}
