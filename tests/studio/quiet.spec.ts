import { expect, test } from './support/test.ts';

// It listens to how the Studio starts.
test.use({ alone: true });

const SCOLDING = "You've got your brakes on";

test('nothing scolds the editor for a slow protocol, and nothing leads nowhere', async ({
  studio,
  page,
  openTab,
}) => {
  const asked = page.waitForResponse(/\/ping\?/);
  await studio.signIn('administrator');
  await (await asked).finished();
  await test.step('nothing in the bar leads nowhere', async () => {
    await expect(page.getByRole('button', { name: 'Help and resources' })).toBeHidden();
    await page.getByRole('button', { name: 'Meridian Harbor' }).click();
    await expect(page.getByText('Manage project')).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step('no message scolds', async () => {
    await studio.open('redirect', 'redirect-turkiye');
    await expect(studio.text('from')).toBeVisible();
    await expect(page.getByText(SCOLDING)).toHaveCount(0);
  });
  await test.step('the Studio would, if the browser told it which protocol the lake speaks', async () => {
    const told = await openTab();
    await told.page.addInitScript(() => localStorage.setItem('_sanity_debugProtocol', 'http/1.1'));
    await told.signIn();
    await expect(told.page.getByText(SCOLDING)).toBeVisible();
  });
});
