import type { Page } from '@playwright/test';
import { SCREEN_PATHS } from '../../locales/routes.ts';
import type { Studio } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

test('lists content in the order of the site, with the editors’ terms', async ({ studio }) => {
  await studio.open();
  await expect
    .poll(() => studio.items('Content'))
    .toEqual([
      'Programmes',
      'Team',
      'Projects',
      'Guides',
      'Glossary terms',
      'Pages',
      'Order on the site',
      'Old addresses',
      'Exchange rates',
      'Watched words',
      'Navigation',
      'Firm and site',
      'Labels',
    ]);
  await studio.open('programs');
  await expect
    .poll(() => studio.items('Programmes'))
    .toEqual(['US green card', 'Citizenship', 'Fast naturalization', 'Residence visas']);
  await studio.open('pages');
  await expect
    .poll(async () => (await studio.items('Pages')).map((text) => text.split('\n')[1]))
    .toEqual(Object.values(SCREEN_PATHS));
});

test('a family lists its programmes in the order of the site, and follows their numbers', async ({
  studio,
}) => {
  const names = async () =>
    (await studio.items('Residence visas')).map((text) => text.split('\n')[0]);
  await studio.open('programs', 'residenceVisa', 'program-residency-japan');
  await expect.poll(names).toEqual(['Croatia', 'France', 'Greece', 'Japan', 'Malta', 'Turkey']);
  await studio.text('order').fill('15');
  await expect.poll(names).toEqual(['Croatia', 'Japan', 'France', 'Greece', 'Malta', 'Turkey']);
});

/** Opens the sortable list of residence visas. */
async function openOrder(studio: Studio, page: Page) {
  await studio.open('order', 'residenceVisa');
  const rows = page.locator('ol > li');
  const names = async () => (await rows.allInnerTexts()).map((text) => text.split('\n')[0]);
  await expect.poll(names).toEqual(['Croatia', 'France', 'Greece', 'Japan', 'Malta', 'Turkey']);
  return { rows, names };
}

test('lists are reordered by dragging or with buttons, in drafts', async ({
  studio,
  page,
  lake,
}) => {
  const { rows, names } = await openOrder(studio, page);
  const handle = (name: string) => rows.filter({ hasText: name }).getByTestId('drag-handle');
  await handle('Japan').dragTo(handle('Croatia'), { steps: 8 });
  await expect.poll(names).toEqual(['Japan', 'Croatia', 'France', 'Greece', 'Malta', 'Turkey']);
  await studio.expectDraft('program-residency-japan', { order: 4 });
  // For 50 ms after a drag, the library treats every click as part of it.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  await page.getByRole('button', { name: 'Move “Malta” up' }).press('Enter');
  await expect(page.getByText('“Malta” is now 4 of 6.')).toBeVisible();
  await studio.expectDraft('program-residency-malta', { order: 25 });
  expect(await studio.draft('program-residency-greece')).toBeUndefined();
  // Discarding a draft also discards its position.
  await expect(rows.filter({ hasText: 'Malta' })).toContainText('Draft');
  await lake.client().delete('drafts.program-residency-malta');
  await expect.poll(names).toEqual(['Japan', 'Croatia', 'France', 'Greece', 'Malta', 'Turkey']);

  await studio.item('Citizenship').click();
  await expect(rows.filter({ hasText: 'Spain' })).toBeVisible();
  await expect(page.getByText('“Malta” is now')).toHaveCount(0);
});

test.describe('with a slow lake', () => {
  test.use({ allowedErrors: /500 \(Internal Server Error\).*\/actions\// });

  test('the second of two moves wins, and stays where it is if the first fails', async ({
    studio,
    page,
  }) => {
    const { names } = await openOrder(studio, page);
    const down = (name: string) => page.getByRole('button', { name: `Move “${name}” down` });
    let requests = 0;
    await page.route('**/data/actions/**', async (route) => {
      requests += 1;
      if (requests === 3) return route.fulfill({ status: 500, json: {} });
      await new Promise((resolve) => setTimeout(resolve, requests === 2 ? 0 : 600));
      await route.continue();
    });
    await down('Croatia').click();
    await down('Croatia').click();
    await studio.expectDraft('program-residency-croatia', { order: 35 });

    await down('Japan').click();
    await down('France').click();
    await expect(page.getByText('The order was not changed')).toBeVisible();
    const kept = ['Greece', 'France', 'Croatia', 'Japan', 'Malta', 'Turkey'];
    // Rows and names are read one after the other.
    await expect.poll(names).toEqual(kept);
    await studio.expectDraft('program-residency-france', {});
  });
});

test('a list shows paths, unlisted programmes and missing languages', async ({
  studio,
  page,
  lake,
}) => {
  await studio.open('programs', 'residenceVisa');
  await expect(studio.item('Turkey')).toContainText('Residence visas · turkey · not listed');
  await expect(studio.item('Greece')).toContainText('Residence visas · greece');
  await lake
    .client()
    .patch('program-residency-greece')
    .unset(['overview.description2.zh'])
    .commit();
  await expect(studio.item('Greece')).toContainText('Chinese missing');
  await lake.client().patch('navigation').unset(['entries[0].label.en']).commit();
  await expect(studio.item('Navigation')).toContainText('English missing');

  const slug = { _type: 'slug', current: 'hukou' };
  const hukou = { en: 'Hukou', zh: '户口' };
  await lake.client().create({ _id: 'term', _type: 'glossaryTerm', slug, term: hukou });
  await lake.client().create({ _id: 'guide', _type: 'guide', slug, order: 1, title: hukou });
  await studio.open('glossaryTerm');
  await expect(studio.item('Hukou')).toContainText('户口');
  await studio.open('order', 'guide');
  await expect(page.locator('ol > li')).toContainText('Hukou');
  await studio.open('guide', 'guide');
  await expect(page.getByTestId('document-panel-document-title')).toHaveText('Hukou');
});

test('glossary terms are listed alphabetically, whatever was edited last', async ({
  studio,
  lake,
}) => {
  for (const en of ['Hukou', 'Visa', 'Apostille'])
    await lake.client().create({ _id: `term-${en}`, _type: 'glossaryTerm', term: { en } });
  await studio.open('glossaryTerm');
  const terms = async () => (await studio.items('Glossary terms')).join();
  await expect.poll(terms).toMatch(/Apostille.*Hukou.*Visa/s);
});

test('people and projects are listed with their pictures', async ({ studio }) => {
  await studio.open('teamMember');
  await expect(studio.item('Grace Lin').locator('img')).toBeVisible();
  await studio.open('project');
  await expect(studio.item('twinlakes').locator('img')).toBeVisible();
});

test('the search finds a document of every list', async ({ studio, page }) => {
  await studio.open();
  const found = page.getByRole('option', { name: 'Grace Lin' });
  const search = page
    .getByRole('textbox', { name: 'Recent searches' })
    .or(page.getByRole('combobox', { name: 'Search results' }));
  // While the Studio is loading, it closes the search again.
  await expect(async () => {
    if (!(await search.isVisible())) await page.getByTestId('studio-search').click();
    await search.fill('Grace', { timeout: 5000 });
    await expect(found).toBeVisible({ timeout: 5000 });
  }).toPass();
  await found.click();
  await expect(studio.text('name.en')).toHaveValue('Grace Lin');
});
