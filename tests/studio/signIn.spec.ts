import { expect, test } from './support/test.ts';
import { TOKENS } from './support/testLake.ts';

test('an address that the lake printed signs in, and the token leaves the address bar', async ({
  studio,
  page,
}) => {
  await studio.signIn();
  await expect(page).toHaveURL(/\/structure$/);
  await page.locator('#user-menu').click();
  await expect(page.getByText('editor@lake.localhost')).toBeVisible();
});

// A refused form is an error to the console, although the page says why.
test.use({ alone: true, allowedErrors: /401 \(Unauthorized\)/ });

test('who has a token but not its address signs in with a form', async ({ studio, page }) => {
  await page.goto(studio.origin);
  await page.getByLabel('Token').fill('a-token-that-nobody-ever-gave-to-me');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This lake does not know that token.');
  await page.getByLabel('Token').fill(TOKENS.viewer);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Programmes')).toBeVisible();
});

test('an address with an unknown token says so, and how to go on', async ({ studio, page }) => {
  await page.goto(`${studio.origin}/#token=${'x'.repeat(48)}`);
  await expect(page.getByRole('alert')).toContainText('a token that this lake does not know');
  await page.getByLabel('Token').fill(TOKENS.editor);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Programmes')).toBeVisible();
});
