import type { HTMLElement } from 'node-html-parser';
import type { BuiltSite } from '../builtSite.ts';
import type { BuiltPage } from '../page.ts';

/** A heading of a page's main part. */
export interface Heading {
  readonly page: BuiltPage;
  readonly element: HTMLElement;
  /** In one line. */
  readonly text: string;
  /** By what two headings are the same: language and letters, whatever their case. */
  readonly key: string;
}

/** The headings of every page that search engines list, in the order of the pages. */
export const readHeadings = (site: BuiltSite): Heading[] =>
  [...site.pages.values()].filter(({ isIndexed }) => isIndexed).flatMap(headingsOf);

/** The headings in the main part of a page. */
export const headingsOf = (page: BuiltPage): Heading[] =>
  page.root.querySelectorAll('main h1, main h2, main h3, main h4').map((element) => {
    const text = inOneLine(element);
    return { page, element, text, key: keyOf(page, text) };
  });

/** @returns by what a text of a page is told from others */
export const keyOf = ({ locale }: BuiltPage, text: string): string =>
  `${locale} ${text.toLowerCase()}`;

export const inOneLine = ({ text }: HTMLElement): string => text.replace(/\s+/g, ' ').trim();
