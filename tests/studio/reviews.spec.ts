import type { Locator } from '@playwright/test';
import { addDays, dayInTimeZone } from '../../locales/day.ts';
import { FAST_POLL } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

const SPAIN = 'program-citizenship-spain';
const TODAY = dayInTimeZone(new Date());
const YESTERDAY = addDays(TODAY, -1);

/** In a list where reviews of other documents may be due too. */
const minInvestmentOfSpain = (list: Locator) =>
  list
    .getByRole('article', { name: 'Spain, Programmes: Citizenship' })
    .getByRole('listitem')
    .filter({ hasText: 'Minimum investment' });

test('a button records that a figure was checked, for visitors and in the history', async ({
  studio,
  page,
  lake,
}) => {
  const due = { 'figures[_key=="minInvestment"].reviewBy': YESTERDAY };
  await lake.client('administrator').patch(SPAIN).set(due).commit();
  await studio.open();
  await page.getByRole('link', { name: 'Reviews' }).click();
  const overdue = page.getByRole('region', { name: /^Overdue/ });
  const figure = minInvestmentOfSpain(overdue);
  await expect(figure).toContainText(YESTERDAY);

  const next = figure.getByLabel('Next review');
  // The button does not accept today.
  await expect(next).toHaveAttribute('min', addDays(TODAY, 1));
  const checkedToday = figure.getByRole('button', { name: 'Checked today' });
  // A year with a digit too many.
  await next.fill('20990-12-31');
  await expect(checkedToday).toBeDisabled();
  await next.fill('2099-12-31');
  await checkedToday.click();
  await expect(figure).toHaveCount(0);
  const spain = await studio.published(SPAIN);
  expect(spain?.figures).toContainEqual(
    expect.objectContaining({ name: 'minInvestment', asOf: TODAY, reviewBy: '2099-12-31' }),
  );
  expect(await studio.draft(SPAIN)).toBeUndefined();

  await page.getByRole('button', { name: /^Show later dates/ }).click();
  await page
    .getByRole('article', { name: 'Spain, Programmes: Citizenship' })
    .getByRole('link', { name: /^Minimum investment/ })
    .click();
  await expect(page.getByTestId('field-figures[_key=="minInvestment"].reviewBy')).toBeVisible();
  await studio.choose('History');
  // The editor's initial, above the administrator's entry.
  await expect(page.getByTestId('timeline-item-button').first()).toHaveText(/^E.*edited/);
});

test.describe('with a slow lake', () => {
  test.use({ allowedErrors: /409 \(Conflict\)/ });

  test('does not publish an edit that someone else has just begun along with the date', async ({
    studio,
    page,
    lake,
  }) => {
    const editor = lake.client();
    const due = { 'figures[_key=="minInvestment"].reviewBy': YESTERDAY };
    await editor.patch(SPAIN).set(due).commit();
    const title = (await studio.published(SPAIN))?.title.en;
    await page.route(/\/data\/(?:mutate|actions)\//, async (route) => {
      const edit = { draftId: `drafts.${SPAIN}`, publishedId: SPAIN };
      const patch = { set: { 'title.en': 'Half a sen' } };
      await editor.action({ actionType: 'sanity.action.document.edit', ...edit, patch });
      await route.continue();
    });
    await studio.open();
    await studio.visit('/reviews');
    const overdue = page.getByRole('region', { name: /^Overdue/ });
    await minInvestmentOfSpain(overdue).getByRole('button', { name: 'Checked today' }).click();
    await expect(page.getByText(/^Minimum investment.* was not marked as checked$/)).toBeVisible();
    await expect
      .poll(() => studio.draft(SPAIN), FAST_POLL)
      .toMatchObject({ title: { en: 'Half a sen' } });
    expect(await studio.published(SPAIN)).toMatchObject({ title: { en: title } });
  });
});
