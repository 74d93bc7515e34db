import type { APIRequestContext } from '@playwright/test';
import { parse } from 'node-html-parser';
import { inLanguage, LANGUAGES, PROFILES, ROUTES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  return { status: answer.status(), html: parse(await answer.text()) };
}

const pathOf = (href: string | undefined) => new URL(href ?? '').pathname;

for (const path of ROUTES) {
  test(`${path} is a page in both languages`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const address = inLanguage(path, language);
      const { status, html } = await read(request, address);
      expect(status, address).toBe(200);
      expect(html.querySelector('html')?.getAttribute('lang')).toBe(language.tag);
      expect(html.querySelectorAll('h1').map(({ text }) => text.trim())).toEqual([
        expect.stringMatching(/\S/),
      ]);
      expect(html.querySelector('title')?.text).toMatch(/\S.* \| \S/);
      expect(html.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\S/);
      expect(html.querySelector('meta[name=robots]')).toBeNull();
      expect(pathOf(html.querySelector('link[rel=canonical]')?.getAttribute('href'))).toBe(address);
      const share = html.querySelector('meta[property="og:image"]')?.getAttribute('content');
      expect((await request.get(pathOf(share))).headers()['content-type']).toMatch(/^image\//);
    }
  });

  test(`${path} names its other language`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const { html } = await read(request, inLanguage(path, language));
      const alternates = html
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), pathOf(link.getAttribute('href'))]);
      const [english, chinese] = LANGUAGES.map((each) => inLanguage(path, each));
      expect(Object.fromEntries(alternates)).toEqual({
        en: english,
        'zh-Hans': chinese,
        'x-default': english,
      });
      for (const [, address = ''] of alternates)
        expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
  });
}

test('the sitemap holds the whole route table, and nothing that is not served', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href]) => pathOf(href));
  const wanted = ROUTES.flatMap((path) => LANGUAGES.map((each) => inLanguage(path, each)));
  expect(ROUTES).toHaveLength(35);
  expect(PROFILES).toHaveLength(6);
  expect(addresses).toEqual(expect.arrayContaining(wanted));
  for (const address of addresses)
    expect((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m);
});

test('no two pages of a language have the same title', async ({ request }) => {
  for (const language of LANGUAGES) {
    const titles = new Map<string, string>();
    for (const path of ROUTES) {
      const { html } = await read(request, inLanguage(path, language));
      const title = html.querySelector('title')?.text ?? '';
      expect(titles.get(title), title).toBeUndefined();
      titles.set(title, path);
    }
  }
});
