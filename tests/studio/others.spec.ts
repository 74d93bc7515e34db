import type { Browser, BrowserContext } from '@playwright/test';
import type { Studio } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

const HOME = ['pages', 'home'] as const;

/** Grace Lin opens home in this window, Ann Bell in another. @returns hers */
async function joinedByAnn(
  studio: Studio,
  openTab: (context?: BrowserContext) => Promise<Studio>,
  browser: Browser,
): Promise<Studio> {
  const other = await openTab(await browser.newContext());
  await studio.signIn({ role: 'editor', name: 'Grace Lin' }, ...HOME);
  await other.signIn({ role: 'editor', name: 'Ann Bell' }, ...HOME);
  return other;
}

test('a viewer reads and changes nothing', async ({ studio, page }) => {
  await studio.signIn('viewer', ...HOME);
  await expect(studio.text('startConsultation.en')).toBeVisible();
  await expect(studio.text('startConsultation.en')).not.toBeEditable();
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await expect(page.getByText('does not have permission to edit this document')).toBeVisible();
});

test('what somebody else writes appears in the open form', async ({ studio, lake }) => {
  await studio.open(...HOME);
  await expect(studio.text('startConsultation.en')).toBeVisible();
  await lake.client().patch('home').set({ 'startConsultation.en': 'Talk to us' }).commit();
  await expect(studio.text('startConsultation.en')).toHaveValue('Talk to us');
  await studio.text('startConsultation.zh').fill('和我们谈谈');
  await studio.expectDraft('home', { startConsultation: { en: 'Talk to us', zh: '和我们谈谈' } });
  await lake.client().patch('drafts.home').set({ 'startConsultation.en': 'Write to us' }).commit();
  await expect(studio.text('startConsultation.en')).toHaveValue('Write to us');
});

test('two tabs save, although each keeps several connections open', async ({ studio, openTab }) => {
  const listening = new Set<string>();
  const other = await openTab();
  for (const { page } of [studio, other])
    page.on('request', (request) => {
      if (request.url().includes('/data/listen/')) listening.add(request.url());
    });
  await studio.open('programs', 'citizenship', 'program-citizenship-spain');
  await other.open('programs', 'citizenship', 'program-citizenship-france');
  await studio.openPart('Card and address');
  await studio.text('title.en').fill('The Kingdom of Spain');
  await other.text('title.en').fill('The French Republic');
  await studio.expectDraft('program-citizenship-spain', { title: { en: 'The Kingdom of Spain' } });
  await other.expectDraft('program-citizenship-france', { title: { en: 'The French Republic' } });
  await expect(studio.item('The French Republic')).toBeVisible();
  await expect(other.item('The Kingdom of Spain')).toBeVisible();
  expect(listening.size).toBeGreaterThan(6);
});

test('two people see each other: in the bar, at the document and at the field', async ({
  studio,
  openTab,
  browser,
}) => {
  const other = await joinedByAnn(studio, openTab, browser);
  await other.text('startConsultation.en').click();
  const { page } = studio;
  const ann = page.locator('[data-ui="Avatar"][aria-label="Ann Bell"]');
  await expect(page.getByLabel('Ann Bell is editing this document right now')).toBeVisible();
  await studio.text('startConsultation.en').scrollIntoViewIfNeeded();
  await expect(ann.and(page.locator('[data-arrow-position="inside"]')).first()).toBeVisible();
  await page.locator('#global-presence-menu').click();
  await expect(page.getByRole('menuitem', { name: 'Ann Bell' })).toBeVisible();
  await other.page.close();
  await expect(ann).toHaveCount(0);
});

test('a publish waits for who is writing, and takes no letter away', async ({
  studio,
  openTab,
  browser,
}) => {
  const other = await joinedByAnn(studio, openTab, browser);
  const { page } = studio;
  const written = 'Ask us about the country that your family has in mind';
  await other.text('startConsultation.en').fill('');
  const writing = other.text('startConsultation.en').pressSequentially(written, { delay: 150 });
  await expect(studio.text('startConsultation.en')).toHaveValue(/^Ask us/);
  await expect(page.getByLabel('Ann Bell is editing this document right now')).toBeVisible();
  await page.getByTestId('action-publish').click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await writing;
  await expect
    .poll(() => studio.published('home'))
    .toMatchObject({ startConsultation: { en: written } });
  await expect(other.text('startConsultation.en')).toHaveValue(written);

  const more = other.text('startConsultation.en').pressSequentially(', or two', { delay: 400 });
  await expect(studio.text('startConsultation.en')).toHaveValue(/, o/);
  await page.getByTestId('action-publish').click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  await more;
  await expect(studio.text('startConsultation.en')).toHaveValue(`${written}, or two`);
  // Until the Studio has validated the last letters; the pause is longer.
  await page.waitForTimeout(1_000);
  await studio.open('pages', 'about');
  await expect
    .poll(() => studio.published('home'))
    .toMatchObject({ startConsultation: { en: `${written}, or two` } });
});
