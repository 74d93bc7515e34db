import type { Route } from '@playwright/test';
import { confirmedPair } from '../../studio/interface/translations/agreement.ts';
import { FAST_POLL } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

const HOME = ['pages', 'home'] as const;
const GRACE = ['teamMember', 'team-grace-lin'] as const;

const CHINESE_IS_STALE = 'The English text changed after the Chinese text was confirmed.';
const ENGLISH_IS_STALE = 'The Chinese text changed after the English text was confirmed.';

test('a stale translation is marked until it is translated, undone, discarded or confirmed', async ({
  studio,
  page,
}) => {
  await studio.open(...HOME);
  const field = studio.field('startConsultation');
  const english = studio.text('startConsultation.en');
  const chinese = studio.text('startConsultation.zh');
  const before = (await studio.published('home'))?.startConsultation;
  /** Starts another session. */
  const openAgain = async () => {
    await studio.open('pages');
    await expect(chinese).toHaveCount(0);
    await studio.open(...HOME);
    // A form is shown before it is connected and can be edited.
    await expect(chinese).toBeEditable();
  };

  await test.step('removes the mark when the edit is undone', async () => {
    await expect(english).toBeEditable();
    await english.press('End');
    await english.pressSequentially('!');
    await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
    await english.press('ControlOrMeta+z');
    await expect(field.getByText(CHINESE_IS_STALE)).toHaveCount(0);
  });

  await test.step('removes the mark from the first keystroke of the translation to the last', async () => {
    await english.fill('Begin a consultation');
    await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
    await chinese.press('End');
    await chinese.pressSequentially('吧');
    await expect(field.getByText(CHINESE_IS_STALE)).toHaveCount(0);
    await chinese.pressSequentially('，现在就来');
    await studio.expectDraft('home', { startConsultation: { zh: await chinese.inputValue() } });
    await expect(field.getByText(ENGLISH_IS_STALE)).toHaveCount(0);
  });

  await test.step('counts the same edit in a later session as a new change', async () => {
    await openAgain();
    await chinese.press('End');
    await chinese.pressSequentially('！');
    await expect(field.getByText(ENGLISH_IS_STALE)).toBeVisible();
    await studio.expectDraft('home', { startConsultation: { zh: await chinese.inputValue() } });
  });

  await test.step('removes the mark when the edit is discarded', async () => {
    await page.getByTestId('action-menu-button').click();
    await page.getByRole('menuitem', { name: 'Discard changes' }).click();
    await page.getByTestId('confirm-button').click();
    await expect(field.getByText(ENGLISH_IS_STALE)).toHaveCount(0);
    await expect(english).toHaveValue(before.en);
    await expect.poll(() => studio.draft('home'), FAST_POLL).toBeUndefined();
    expect((await studio.published('home'))?.startConsultation).toEqual(before);
  });

  await test.step('keeps the mark when the form is reopened, until it is confirmed', async () => {
    await english.fill('Begin a consultation');
    await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
    await studio.expectDraft('home', { startConsultation: { en: 'Begin a consultation' } });
    await openAgain();
    await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
    await field.getByRole('button', { name: 'Confirm: still correct' }).click();
    await expect(field.getByText(CHINESE_IS_STALE)).toHaveCount(0);
    await expect(chinese).toBeFocused();
    const confirmed = confirmedPair({ en: 'Begin a consultation', zh: before.zh });
    await studio.expectDraft('home', { startConsultation: { confirmed } });
  });
});

test('changed words and formatting make the other language of rich text stale', async ({
  studio,
  page,
}) => {
  await studio.open(...GRACE);
  await studio.openPart('Biography');
  const field = studio.field('bio');
  const english = studio.field('bio.en').getByRole('textbox');
  await english.getByText('Grace Lin founded').click();
  await page.keyboard.type(' indeed ');
  await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
  await studio.field('bio.zh').getByRole('textbox').getByText('创办明衡移民').click();
  await page.keyboard.type('确实');
  await expect(field.getByText(CHINESE_IS_STALE)).toHaveCount(0);
  await expect
    .poll(async () => JSON.stringify((await studio.draft(GRACE[1]))?.bio.zh), FAST_POLL)
    .toContain('确实');
  await expect(field.getByText(ENGLISH_IS_STALE)).toHaveCount(0);

  const bold = english.locator('strong, [data-mark="strong"]').first();
  await expect(bold).toHaveCount(0);
  // The editor receives a selection later than the browser; until then nothing becomes bold.
  await expect(async () => {
    await english.getByText('Grace Lin founded').dblclick();
    await page.keyboard.press('ControlOrMeta+b');
    await expect(bold).toBeVisible({ timeout: 1_000 });
  }).toPass(FAST_POLL);
  await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
  await expect
    .poll(async () => JSON.stringify((await studio.draft(GRACE[1]))?.bio.en), FAST_POLL)
    .toContain('strong');
});

test.describe('with a failing lake', () => {
  test.use({ allowedErrors: /500 \(Internal Server Error\).*\/history\// });

  test('an edit of another program makes a translation stale, and shows what changed', async ({
    studio,
    page,
    lake,
  }) => {
    const before = (await studio.published('home'))?.startConsultation;
    await lake
      .client()
      .patch('home')
      .set({ 'startConsultation.confirmed': confirmedPair(before) })
      .commit();
    await studio.open(...HOME);
    const field = studio.field('startConsultation');
    await expect(studio.text('startConsultation.en')).toHaveValue(before.en);
    await expect(field.getByText(CHINESE_IS_STALE)).toHaveCount(0);
    await lake
      .client()
      .patch('home')
      .set({ 'startConsultation.en': `${before.en} today` })
      .commit();
    await expect(field.getByText(CHINESE_IS_STALE)).toBeVisible();
    // The history has not been loaded, so nothing is missing from it.
    const history = (route: Route) => route.fulfill({ status: 500, json: {} });
    // Sanity requests documents of the history by itself.
    await page.route('**/data/history/*/transactions/*', history, { times: 1 });
    await field.getByRole('button', { name: 'Show what changed' }).click();
    await expect(field.getByText('The history could not be loaded')).toBeVisible();
    await field.getByRole('button', { name: 'Try again' }).click();
    await expect(field.getByRole('insertion')).toHaveText(' today');
  });
});
