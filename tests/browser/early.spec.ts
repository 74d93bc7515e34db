import { holdChunks } from './support/chunks.ts';
import { FOUNDER } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// What a visitor does before an island works: its chunk comes late.

test('a press on an arrow of the carousel counts', async ({ page }) => {
  const release = await holdChunks(page, '/projects/twinlakes');
  await page.goto('/projects/twinlakes');
  await page.getByRole('button', { name: word('en', 'ui.nextPicture') }).click();
  release();
  await expect(page.getByText('2 / 9', { exact: true })).toBeVisible();
});

test('a press on a dot of the gallery counts', async ({ page }) => {
  const release = await holdChunks(page, FOUNDER);
  await page.goto(FOUNDER);
  await page
    .getByRole('button', { name: word('en', 'ui.goToPicture', { number: 5 }), exact: true })
    .click();
  release();
  await expect(page.getByText('5 / 11', { exact: true })).toBeVisible();
});

test('a press on a picture enlarges it', async ({ page }) => {
  const release = await holdChunks(page, FOUNDER);
  await page.goto(FOUNDER);
  await page
    .getByRole('button', { name: word('en', 'ui.enlargePicture', { number: 1 }), exact: true })
    .click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('requirements that were asked for open', async ({ page }) => {
  const release = await holdChunks(page, '/us-green-card');
  await page.goto('/us-green-card');
  const card = page.locator('#programs > ul > li').nth(1);
  await card.getByRole('button').click();
  release();
  await expect(card.getByRole('listitem')).toHaveCount(4);
});

test('the tab that was chosen is open at once, and stays so', async ({ page }) => {
  const release = await holdChunks(page, '/other-citizenship/chile');
  await page.goto('/other-citizenship/chile');
  await page.getByRole('tab').last().click();
  await expect(page.locator('#birth')).toBeVisible();
  await expect(page.locator('#business')).toBeHidden();
  release();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('#birth')).toBeVisible();
});

test('a message that was written and sent is kept, and answered', async ({ page }) => {
  const release = await holdChunks(page, '/contact');
  await page.goto('/contact');
  for (const name of ['firstName', 'lastName', 'message'])
    await page.locator(`[name=${name}]`).fill(`My ${name}`);
  await page.locator('[name=email]').fill('wei@example.org');
  await page.getByRole('button', { name: word('en', 'contact.form.submit') }).click();
  release();
  await expect(page.getByText(word('en', 'contact.form.notSentTitle'))).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue('My message');
  await expect(page).toHaveURL('/contact');
});
