import { parsedPage } from './support/builtPage.ts';
import { inLanguage, LANGUAGES, SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';

interface Part {
  readonly '@type': string;
  readonly [field: string]: unknown;
}

/** The structured data of a page, by type. */
const partsOf = (json: string | null): Record<string, Part> =>
  Object.fromEntries(
    (JSON.parse(json ?? '{}') as { '@graph': Part[] })['@graph'].map((part) => [
      part['@type'],
      part,
    ]),
  );

const described = 'script[type="application/ld+json"]';

test('structured data of a programme contains its questions and breadcrumbs', async ({ page }) => {
  const program = SITE.programs.find(({ topics }) => topics.questions > 0);
  await page.goto(program?.path ?? '/');
  const parts = partsOf(await page.locator(described).textContent());
  const { mainEntity } = parts.FAQPage as unknown as { mainEntity: readonly { name: string }[] };
  for (const { name } of mainEntity)
    await expect(page.locator('#questions h3', { hasText: name })).toHaveCount(1);
  const crumbs = parts.BreadcrumbList as unknown as { itemListElement: { name: string }[] };
  const shown = await page.locator('.breadcrumbs li').allTextContents();
  expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(shown.slice(1));
});

test('structured data describes home as the firm, a profile as a person, a guide as an article', async ({
  page,
}) => {
  const first = (type: string, [page]: readonly { readonly path: string }[]) =>
    page ? [[page.path, type] as const] : [];
  for (const [path, type] of [
    ['/', 'LegalService'] as const,
    ...first('Person', SITE.team),
    ...first('Article', SITE.guides),
  ]) {
    await page.goto(path);
    expect(Object.keys(partsOf(await page.locator(described).textContent()))).toContain(type);
  }
});

test('structured data of a guide has the date that the page shows, its author and the firm of Home', () => {
  for (const language of LANGUAGES) {
    const read = (path: string) =>
      partsOf(parsedPage(inLanguage(path, language)).querySelector(described)?.text ?? null);
    const { LegalService } = read('/');
    for (const { path, reviewed, author } of SITE.guides)
      expect(read(path).Article, path).toMatchObject({
        ...(reviewed && { dateModified: reviewed }),
        author: { url: expect.stringMatching(`${inLanguage(author, language)}$`) },
        publisher: { '@id': LegalService?.['@id'], url: LegalService?.url },
      });
  }
});
