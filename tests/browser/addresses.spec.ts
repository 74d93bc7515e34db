import { inLanguage, LANGUAGES, ROUTES } from './support/pages.ts';
import { rawRequest } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';

const expectRedirect = async (from: string, to: string) => {
  const { status, headers } = await rawRequest(from);
  expect(status, from).toBe(301);
  expect(headers.location, from).toBe(to);
  expect((await rawRequest(to)).status, to).toBe(200);
};

for (const language of LANGUAGES) {
  test(`every page is found in any case and spelling in ${language.name}`, async () => {
    for (const path of ROUTES.filter((route) => route !== '/')) {
      const address = inLanguage(path, language);
      await expectRedirect(address.toUpperCase(), address);
      await expectRedirect(`${address}/`, address);
      await expectRedirect(`${address}.html`, address);
      await expectRedirect(`${address.toUpperCase()}.HTML`, address);
    }
  });

  test(`former addresses lead to where the page is now in ${language.name}`, async () => {
    for (const [from, to] of [
      ['/citizenship/saint-lucia', '/citizenship/st-lucia'],
      ['/citizenship/turkiye', '/citizenship/turkey'],
    ] as const) {
      await expectRedirect(inLanguage(from, language), inLanguage(to, language));
      await expectRedirect(`${inLanguage(from, language)}/`, inLanguage(to, language));
      await expectRedirect(inLanguage(from, language).toUpperCase(), inLanguage(to, language));
    }
  });
}

test('the home pages have one address each', async () => {
  for (const [from, to] of [
    ['/index.html', '/'],
    ['/index', '/'],
    ['/INDEX.HTML', '/'],
    ['/zh/', '/zh'],
    ['/ZH', '/zh'],
    ['/zh/index.html', '/zh'],
    ['/zh.html', '/zh'],
  ] as const)
    await expectRedirect(from, to);
});

test('redirects keep the query', async () => {
  await expectRedirect('/About/?utm_source=a&b=%E4%B8%AD', '/about?utm_source=a&b=%E4%B8%AD');
  await expectRedirect('/ZH/contact.html?a=1?2', '/zh/contact?a=1?2');
  await expectRedirect('/citizenship/turkiye?x=1', '/citizenship/turkey?x=1');
  await expectRedirect('/index.html?x', '/?x');
});

test('a page is served whatever its query', async () => {
  for (const query of ['?x=1', '?', '?a=../..', '?%00'])
    expect((await rawRequest(`/about${query}`)).status, query).toBe(200);
});

test('a visitor ends at the canonical address with the section', async ({ page }) => {
  await page.goto('/ZH/Citizenship/MEXICO/#benefits');
  await expect(page).toHaveURL('/zh/citizenship/mexico#benefits');
  await expect(page.locator('#benefits')).toBeInViewport();
});
