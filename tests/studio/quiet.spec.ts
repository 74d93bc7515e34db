import { expect, test } from './support/test.ts';

const SCOLDING = "You've got your brakes on";

test('no message scolds the editor for a slow protocol', async ({ studio, page, openTab }) => {
  const asked = page.waitForResponse(/\/ping\?/);
  await studio.signIn();
  await (await asked).finished();
  await studio.open('pages', 'home');
  await expect(studio.text('startConsultation.en')).toBeVisible();
  await expect(page.getByText(SCOLDING)).toHaveCount(0);

  // What the Studio would say if the browser told it which protocol the lake speaks.
  const told = await openTab();
  await told.page.addInitScript(() => localStorage.setItem('_sanity_debugProtocol', 'http/1.1'));
  await told.signIn();
  await expect(told.page.getByText(SCOLDING)).toBeVisible();
});

test('nothing in the bar leads nowhere', async ({ studio, page }) => {
  await studio.signIn('administrator');
  await expect(page.getByRole('button', { name: 'Help and resources' })).toBeHidden();
  await page.getByRole('button', { name: 'Meridian Harbor' }).click();
  await expect(page.getByText('Manage project')).toBeHidden();
});
