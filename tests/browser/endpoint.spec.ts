import type { Page } from '@playwright/test';
import { SITE } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

const label = (key: string) => word('en', `contact.form.${key}`);

/** Opens the contact page as built with CONTACT_ENDPOINT, and fills in the form. */
async function openConnected(page: Page) {
  await page.route('**/contact', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace('"phoneUs":', '"endpoint":"/inbox","phoneUs":')
      .replace(`>${label('submitByEmail')}<`, `>${label('submit')}<`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/contact');
  for (const name of ['firstName', 'lastName', 'message'])
    await page.locator(`[name=${name}]`).fill(`My ${name}`);
  await page.locator('[name=email]').fill('wei@example.org');
}

const submitOf = (page: Page) => page.locator('#form button[type=submit]');

test('a form with an endpoint posts the fields, confirms it and is reset', async ({ page }) => {
  await openConnected(page);
  const posted: unknown[] = [];
  await page.route('**/inbox', async (route) => {
    posted.push(route.request().method(), route.request().postDataJSON());
    await route.fulfill({ status: 202 });
  });
  await expect(submitOf(page)).toHaveText(label('submit'));
  await submitOf(page).click();
  await expect(page.getByRole('status')).toHaveText(label('success'));
  expect(posted).toEqual([
    'POST',
    {
      firstName: 'My firstName',
      lastName: 'My lastName',
      email: 'wei@example.org',
      phone: '',
      message: 'My message',
    },
  ]);
  await expect(page.locator('[name=message]')).toHaveValue('');
});

test.describe('when the endpoint or the connection fails', () => {
  test.use({ allowedErrors: /Failed to load resource/ });

  test('keeps the text, offers e-mail and phone numbers, and can retry', async ({ page }) => {
    await openConnected(page);
    await page.route('**/inbox', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await submitOf(page).click();
    const outcome = page.getByRole('status');
    await expect(outcome).toContainText(label('failure'));
    await expect(outcome.getByRole('link', { name: label('emailInstead') })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${RegExp.escape(SITE.contact.email)}\\?.*My%20message`),
    );
    await expect(page.locator('[name=message]')).toHaveValue('My message');
    await page.route('**/inbox', (route) => route.fulfill({ status: 200 }));
    await submitOf(page).click();
    await expect(outcome).toHaveText(label('success'));
    await page.route('**/inbox', (route) => route.abort());
    for (const name of ['firstName', 'lastName', 'message', 'email'])
      await page.locator(`[name=${name}]`).fill('me@example.org');
    await submitOf(page).click();
    await expect(outcome).toContainText(label('failure'));
  });
});

test('while sending, the form says so, is not sent twice, and keeps new text', async ({ page }) => {
  await openConnected(page);
  const posts: string[] = [];
  const answer = Promise.withResolvers<void>();
  await page.route('**/inbox', async (route) => {
    posts.push(route.request().method());
    await answer.promise;
    await route.fulfill({ status: 200 });
  });
  await submitOf(page).click();
  await expect(submitOf(page)).toHaveText(label('sending'));
  await page.locator('[name=email]').press('Enter');
  await page.locator('[name=message]').fill('My message, and one ');
  answer.resolve();
  await expect(page.getByRole('status')).toHaveText(label('success'));
  await page.keyboard.type('more question');
  await expect(page.locator('[name=message]')).toHaveValue('My message, and one more question');
  expect(posts).toEqual(['POST']);
});
