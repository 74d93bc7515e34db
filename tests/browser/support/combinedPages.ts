import type { Page } from '@playwright/test';
import { builtPage } from './builtPage.ts';

/** The style sheets of a page, except those of its heading fonts. */
const sheetsOf = (address: string) =>
  builtPage(address)
    .match(/\/assets\/static\/[^"]+\.css/g)
    ?.sort()
    .join();

/** Groups pages by their style sheets, so that the same elements look the same within a group. */
export const groupByStyleSheets = (addresses: readonly string[]): readonly string[][] => [
  ...Map.groupBy(addresses, sheetsOf).values(),
];

/**
 * Opens the first page of a group, and appends the content of the others: opening and resizing each
 * takes most of the time of tests of all pages. `data-page` of each `<main>` is its path. Scripts run
 * only for the first page.
 *
 * @param part selector of the content to show of each page
 */
export async function openCombined(page: Page, addresses: readonly string[], part = 'main > *') {
  const [first = '', ...others] = addresses;
  await page.goto(first);
  const contents = others.map((address) => ({ address, html: builtPage(address) }));
  await page.evaluate(
    async ({ first, contents, part }) => {
      const foot = document.querySelector('.footer');
      document.querySelector('main')?.setAttribute('data-page', first);
      for (const { address, html } of contents) {
        const other = new DOMParser().parseFromString(html, 'text/html');
        document.head.append(...other.querySelectorAll('link[href^="/assets/headings/"]'));
        const main = other.querySelector('main');
        main?.setAttribute('data-page', address);
        foot?.before(main ?? '');
      }
      for (const other of document.querySelectorAll(`main > :not(${part})`)) other.remove();
      await document.fonts.ready;
    },
    { first, contents, part },
  );
}
