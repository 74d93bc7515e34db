import type { Page } from '@playwright/test';
import { builtPage } from './builtPage.ts';

/** The sheets of a page, but for the faces of its headings. */
const sheetsOf = (address: string) =>
  builtPage(address)
    .match(/\/assets\/static\/[^"]+\.css/g)
    ?.sort()
    .join();

/** Pages in groups of the same sheets: what one shows looks the same on another. */
export const alike = (addresses: readonly string[]): readonly string[][] => [
  ...Map.groupBy(addresses, sheetsOf).values(),
];

/**
 * Opens the first of pages that are alike, with the content of the others below its own: to
 * open and to resize each takes most of the time of tests that look at all of them. `data-page` of
 * each `<main>` is its address. Scripts work on the first alone.
 *
 * @param part what to show of each, by default all
 */
export async function openTogether(page: Page, addresses: readonly string[], part = 'main > *') {
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
