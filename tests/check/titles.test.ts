import { describe, expect, test } from 'vitest';
import { audit, replace } from './fixture.ts';

const TITLE = '<title>About the firm</title>';
const DESCRIPTION = 'Who we are, where we studied, and how we work with families from abroad.';

describe('titles', () => {
  const SHOWN = 'tabs, bookmarks and search results show one';

  test('rejects a page without a title', async () => {
    expect(await audit(replace('about.html', TITLE, ''))).toEqual([
      `/about | titles: the page has no title: ${SHOWN} | set the title in the SEO fields of the document in the Studio, then run npm run pull`,
    ]);
  });

  test('rejects a page with two titles', async () => {
    expect(await audit(replace('about.html', TITLE, TITLE + TITLE))).toEqual([
      `/about | titles: the page has 2 titles: ${SHOWN} | keep one <title> in the head`,
    ]);
  });

  test.each([
    ['about.html', '/about', 'About the firm', 'a'.repeat(71), 70],
    ['zh/about.html', '/zh/about', '关于本所', '移'.repeat(41), 40],
  ])('rejects a title that is too long in %s', async (file, path, from, to, max) => {
    expect(await audit(replace(file, `<title>${from}<`, `<title>${to}<`))).toEqual([
      `${path} | titles: the title has ${max + 1} characters: search results cut it after about ${max} | shorten "${to}"`,
    ]);
  });

  test('rejects the title of another page', async () => {
    const title = '<title>Green cards and citizenship</title>';
    expect(await audit(replace('about.html', TITLE, title))).toEqual([
      '/ | unique titles: the title is the same as that of /about: tabs and search results cannot tell the pages apart | change "Green cards and citizenship" on one of them',
    ]);
  });
});

describe('descriptions', () => {
  test('rejects a page without a description', async () => {
    const meta = `<meta name="description" content="${DESCRIPTION}">`;
    expect(await audit(replace('about.html', meta, ''))).toEqual([
      '/about | descriptions: the page has no description: search results and shared links show one | write one <meta name="description">, from the SEO fields of the document in the Studio',
    ]);
  });

  test.each([
    ['a'.repeat(49), 'lengthen'],
    ['a'.repeat(171), 'shorten'],
  ])('rejects %s', async (text, advice) => {
    expect(await audit(replace('about.html', DESCRIPTION, text))).toEqual([
      `/about | descriptions: the description has ${text.length} characters: search results show between 50 and 170 | ${advice} "${text}"`,
    ]);
  });

  test('rejects the description of another page', async () => {
    const home = 'A firm that helps families with green cards, citizenship and residence.';
    expect(await audit(replace('about.html', DESCRIPTION, home))).toEqual([
      `/ | unique descriptions: the description is the same as that of /about: search engines drop one of the pages or write their own text | change "${home}" on one of them`,
    ]);
  });
});
