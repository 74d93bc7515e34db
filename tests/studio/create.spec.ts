import { FAST_POLL } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

test('singletons cannot be created, deleted, duplicated or unpublished', async ({
  studio,
  page,
}) => {
  await studio.open('navigation');
  await expect(page.getByTestId('document-panel-document-title')).toHaveText('Navigation');
  await page.getByTestId('action-menu-button').click();
  // There are no other actions.
  await expect(page.getByRole('menuitem')).toHaveText([/change for visitors/]);
  await page.keyboard.press('Escape');

  await page.getByTestId('new-document-button').click();
  const offered = page.locator('[data-testid^="create-new-"]');
  await expect(offered).toHaveText([
    'Exchange rates',
    'Glossary term',
    'Guide',
    'Old address',
    'Programme: Citizenship',
    'Programme: Fast naturalization',
    'Programme: Residence visas',
    'Programme: US green card',
    'Project',
    'Team member',
    'Watched words',
  ]);
});

test('exchange rates, which have no page, can be compared with what visitors see', async ({
  studio,
  page,
}) => {
  await studio.open('exchangeRates', 'exchangeRates');
  await page.getByTestId('action-menu-button').click();
  await expect(page.getByRole('menuitem', { name: /change for visitors/ })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('other documents can be deleted and restored', async ({ studio, page }) => {
  await studio.open('redirect', 'redirect-turkiye');
  const deleted = await studio.published('redirect-turkiye');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByTestId('confirm-button').click();
  await expect.poll(() => studio.published('redirect-turkiye'), FAST_POLL).toBeUndefined();

  // The Studio may leave a deleted document a moment later.
  await studio.open('redirect');
  await expect(page.getByTestId('form-view')).toHaveCount(0);
  await studio.open('redirect', 'redirect-turkiye');
  const banner = page.getByTestId('deleted-document-banner');
  await banner.getByRole('button', { name: 'Restore most recent revision' }).click();
  const content = { from: deleted?.from, target: deleted?.target };
  await studio.expectDraft('redirect-turkiye', content);
  await studio.publish('redirect-turkiye');
  expect(await studio.published('redirect-turkiye')).toMatchObject(content);
});

test('asks before a deletion even if the texts that link to the page cannot be read', async ({
  studio,
  page,
}) => {
  await studio.open('redirect', 'redirect-turkiye');
  await page.route(/\/data\/query\/.*perspective=published/, () => {});
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByTestId('confirm-button')).toBeVisible();
  await page.unrouteAll();
});

test('says what to do before a document to which others refer can be deleted', async ({
  studio,
  page,
  lake,
}) => {
  const editor = lake.client();
  await editor.create({ _id: 'ann', _type: 'teamMember', name: { en: 'Ann Bell', zh: '安贝尔' } });
  const target = { _type: 'reference', _ref: 'ann' };
  await editor.create({ _id: 'redirect-ann', _type: 'redirect', from: '/ann', target });
  await studio.open('teamMember', 'ann');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete document?' });
  await expect(dialog).toContainText('First remove it from these documents');
  await page.keyboard.press('Escape');
});

test('a page that may be empty can be deleted, and is then not on the site', async ({
  studio,
  page,
}) => {
  await studio.open('pages', 'guideIndex');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByTestId('confirm-button').click();
  await expect.poll(() => studio.published('guideIndex'), FAST_POLL).toBeUndefined();
  await studio.open('pages', 'home%7C%2Cview%3Dpreview');
  const footer = page.frameLocator('iframe').first().getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Glossary' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Guides' })).toHaveCount(0);
});

test('a new programme is in its family, at the end of the list', async ({ studio, page, lake }) => {
  await studio.open('programs', 'residenceVisa');
  await studio.list('Residence visas').getByTestId('action-intent-button').click();
  await expect(page.getByRole('radio', { name: 'Residence visas' })).toBeChecked();
  await expect(studio.text('order')).toHaveValue('70');
  await studio.text('title.en').fill('Portugal');
  await expect
    .poll(() =>
      lake.client('viewer').fetch('*[title.en == "Portugal"]', {}, { perspective: 'raw' }),
    )
    .toMatchObject([{ _type: 'program', family: 'residenceVisa', order: 70, listed: true }]);
  await expect(studio.item('Portugal')).toContainText('Chinese missing');
  await expect(studio.text('accent').last()).toHaveValue(/^#[0-9a-f]{6}$/);

  // Parts that every programme has are open; a step can be left out.
  await studio.openPart('Texts');
  await expect(studio.text('overview.title.en')).toBeVisible();
  await expect(studio.text('timeline.citizenship.title.en')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out “Initial”' }).click();
  await expect(studio.text('timeline.initial.title.en')).toHaveCount(0);

  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  const problems = page.getByTestId('kept-back').getByText('Fill this in');
  await page.getByRole('button', { name: /^Show more \(\d+ problems\)$/ }).click();
  await expect(problems).toHaveText([
    'Name › 中文: Fill this in',
    ...bothLanguages('Card text'),
    ...bothLanguages('Top of the page › Headline'),
    ...bothLanguages('Top of the page › Subtitle'),
    // All at once: writing the first text of a part adds none.
    ...['Heading', 'First paragraph', 'Second paragraph'].flatMap((text) =>
      bothLanguages(`Overview › ${text}`),
    ),
    ...bothLanguages('Requirements › Heading'),
    ...['Residence', 'Permanent', 'Citizenship'].flatMap((step) =>
      ['Title', 'Duration', 'What happens'].flatMap((text) =>
        bothLanguages(`Timeline › ${step} › ${text}`),
      ),
    ),
    ...bothLanguages('Search result › Title'),
    ...bothLanguages('Search result › Description'),
  ]);
  await expect(page.getByText('Address: Enter an address')).toHaveCount(1);
});

const bothLanguages = (field: string) =>
  ['English', '中文'].map((language) => `${field} › ${language}: Fill this in`);

test('a duplicated programme asks when each figure was checked', async ({ studio, page }) => {
  await studio.open('programs', 'citizenship', 'program-citizenship-spain');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(/program-citizenship-spain/);
  await studio.openPart('Figures');
  await page.getByText('Minimum investment: 500,000 euros').click();
  await expect(studio.text('figures[_key=="minInvestment"].asOf')).toHaveAccessibleDescription(
    /Enter the date the figure was last checked/,
  );
  await expect(page.getByTestId('action-publish')).toBeDisabled();
});

test("a programme that is in no menu offers to be added to its family's", async ({
  studio,
  page,
  lake,
}) => {
  const spain = 'program-citizenship-spain';
  const inMenu = `entries[target._ref=="citizenshipIndex"].children[target._ref=="${spain}"]`;
  await lake.client().patch('navigation').unset([inMenu]).commit();
  await studio.open('programs', 'citizenship', spain);
  await page.getByRole('button', { name: 'Add to Navigation' }).dblclick();
  await expect(page.getByRole('link', { name: 'Open Navigation' })).toBeVisible();
  const entries = (await studio.draft('navigation'))?.entries;
  const family = entries.find(
    ({ target }: { target: { _ref: string } }) => target._ref === 'citizenshipIndex',
  );
  const ownEntry = { label: { en: 'Spain', zh: '西班牙' }, target: { _ref: spain } };
  expect(family.children.at(-1)).toMatchObject(ownEntry);
  expect(family.children.at(-2)).not.toMatchObject(ownEntry);
  await page.getByRole('link', { name: 'Open Navigation' }).click();
  await studio.publish('navigation');
  await studio.open('programs', 'citizenship', spain);
  await expect(studio.text('title.en')).toHaveValue('Spain');
  await expect(page.getByRole('link', { name: 'Open Navigation' })).toHaveCount(0);
});
