import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { catalogues } from '../support/content.ts';
import { expect, test } from './support/test.ts';

// Tests how the Studio starts.
test.use({ ownWindow: true });

const SCOLDING = "You've got your brakes on";

test('a sign-in link of the lake signs in, without warnings or dead links in the bar', async ({
  studio,
  page,
}) => {
  const ping = page.waitForResponse(/\/ping\?/);
  await studio.signIn('administrator');
  await (await ping).finished();
  await test.step('removes the token from the address bar', async () => {
    await expect(page).toHaveURL(/\/structure$/);
    await page.locator('#user-menu').click();
    await expect(page.getByText('administrator@lake.localhost')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('has no dead links in the bar', async () => {
    await expect(page.getByRole('button', { name: 'Help and resources' })).toBeHidden();
    await page.getByRole('button', { name: catalogues.en['site.name'] }).click();
    await expect(page.getByText('Manage project')).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await test.step("hides the Studio's warning about HTTP/1", async () => {
    await studio.open('redirect', 'redirect-turkiye');
    await expect(studio.text('from')).toBeVisible();
    await expect(page.getByText(SCOLDING)).toHaveCount(0);
    expect(await scripts(), 'the message has changed').toContain(SCOLDING);
  });
});

/** The scripts of the built Studio. */
async function scripts(): Promise<string> {
  const build = process.env.STUDIO_BUILD ?? '';
  const texts: string[] = [];
  for await (const file of glob('static/*.js', { cwd: build }))
    texts.push(await readFile(path.join(build, file), 'utf8'));
  return texts.join('\n');
}
