import { describe, expect, test } from 'vitest';
import { audit, insert, remove, replace } from './fixture.ts';

describe('page language', () => {
  const REASON =
    'it decides the voice of screen readers, the fonts, and whether browsers offer a translation';

  test('rejects a wrong language', async () => {
    expect(await audit(replace('zh.html', '<html lang="zh-Hans">', '<html lang="zh">'))).toEqual([
      `/zh | page language: <html lang> is "zh": ${REASON} | write <html lang="zh-Hans">, the language of the page's path`,
    ]);
  });

  test('rejects a missing language', async () => {
    expect(await audit(replace('about.html', '<html lang="en">', '<html>'))).toEqual([
      `/about | page language: <html lang> is missing: ${REASON} | write <html lang="en">, the language of the page's path`,
    ]);
  });
});

describe('links to the same language', () => {
  test('rejects a link to the other language', async () => {
    expect(await audit(insert('zh.html', '<a href="/about">关于</a>'))).toEqual([
      '/zh | same language: <a href="/about"> leads to a page in English: a reader of 中文 has to find the way back | write /zh/about, or mark the link with data-language if it changes the language on purpose',
    ]);
  });

  test('accepts the language buttons', async () => {
    const button = '<a href="/zh/about" data-language><span>中文</span></a>';
    expect(await audit(insert('index.html', button))).toEqual([]);
  });
});

describe('leftover English', () => {
  const SENTENCE =
    'Permanent residence through your own achievements, or an investment that creates jobs.';
  const problem = (text: string) =>
    `/zh | leftover English: "${text}..." is English on a Chinese page: its readers may not know English | translate it in the Studio and run npm run pull, or mark a quotation with lang="en"`;

  test.each([
    `<p>${SENTENCE}</p>`,
    `<p><a href="/zh/about">${SENTENCE}</a></p>`,
    `<p aria-label="${SENTENCE}">短</p>`,
  ])('rejects %s', async (markup) => {
    expect(await audit(insert('zh.html', markup))).toEqual([problem(SENTENCE.slice(0, 60))]);
  });

  test('rejects an English description', async () => {
    const chinese = '本所为华语家庭办理美国绿卡、投资入籍与各国居留许可，逐项讲明条件与所需时间。';
    const problems = await audit(replace('zh.html', chinese, SENTENCE));
    expect(problems).toEqual([problem(SENTENCE.slice(0, 60))]);
  });

  test('accepts a name as a heading', async () => {
    expect(await audit(replace('zh.html', '您的家庭适合在哪里生活？', 'EB-5'))).toEqual([]);
  });

  test.each([
    `<blockquote lang="en"><p>${SENTENCE}</p></blockquote>`,
    '<p>Immigrant Investor Program Office (IPO)</p>',
    `<p>原文：${SENTENCE}</p>`,
    `<p>原文：<a href="/zh/about">${SENTENCE}</a></p>`,
    `<script type="application/json">{"a":"${SENTENCE}"}</script>`,
  ])('accepts %s', async (markup) => {
    expect(await audit(insert('zh.html', markup))).toEqual([]);
  });
});

test('rejects a page in only one language', async () => {
  expect(await audit(remove('zh/about.html'))).toContain(
    '/about | both languages: there is no /zh/about: readers of 中文 cannot read this page, and its language button leads nowhere | run npm run build -- --full; scripts/web/knownRoutes.ts lists the pages of each language',
  );
});
