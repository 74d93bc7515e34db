import sharp from 'sharp';
import { parsedPage } from './support/builtPage.ts';
import { inLanguage, KINDS, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const PAGES = LANGUAGES.flatMap((language) => KINDS.map((path) => inLanguage(path, language)));

const cardOf = (path: string, name: string) =>
  parsedPage(path).querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';

test('the card of a shared page names the site once, beside the title', () => {
  for (const path of PAGES) {
    const [title, name] = [cardOf(path, 'title'), cardOf(path, 'site_name')];
    expect(parsedPage(path).querySelector('title')?.text).toBe(`${title} | ${name}`);
  }
});

test('the card states the size of its picture: Facebook shows it on the first share', async () => {
  for (const path of PAGES) {
    const { width, height } = await sharp(
      `dist/client${new URL(cardOf(path, 'image')).pathname}`,
    ).metadata();
    const stated = [cardOf(path, 'image:width'), cardOf(path, 'image:height')];
    expect(stated).toEqual([String(width), String(height)]);
  }
});

test('the card of a page has its address, the card of the not-found page none', () => {
  expect(cardOf('/about', 'url')).toMatch(/\/about$/);
  expect(cardOf('/404', 'url')).toBe('');
});
