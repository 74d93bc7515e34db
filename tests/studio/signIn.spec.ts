import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { confirmedPair } from '../../studio/interface/translations/agreement.ts';
import { catalogues } from '../support/content.ts';
import { expect, test } from './support/test.ts';
import { TOKENS } from './support/testLake.ts';

// A rejected form is an error in the console, although the page says why.
test.use({ ownWindow: true, allowedErrors: /401 \(Unauthorized\)/ });

const SCOLDING = "You've got your brakes on";

test('signs in with a link or a form; a viewer can read and see stale texts, but change nothing', async ({
  studio,
  page,
  lake,
}) => {
  const ping = page.waitForResponse(/\/ping\?/);
  await studio.signIn('administrator');
  await (await ping).finished();
  await test.step('removes the token of a link from the address bar', async () => {
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

  await page.evaluate(() => localStorage.clear());
  const signIn = page.getByRole('button', { name: 'Sign in' });
  await test.step('asks for the token, and rejects an unknown one', async () => {
    await page.goto(studio.origin);
    await page.getByLabel('Token').fill('a-token-that-nobody-ever-gave-to-me');
    await signIn.click();
    await expect(page.getByRole('alert')).toHaveText('This lake does not know that token.');
  });
  await test.step('explains a link with an unknown token, and what to do', async () => {
    await page.goto(`${studio.origin}/?again#token=${'x'.repeat(48)}`);
    await expect(page.getByRole('alert')).toContainText('a token that this lake does not know');
    await page.getByLabel('Token').fill(TOKENS.viewer);
    await signIn.click();
    await expect(page.getByText('Programmes')).toBeVisible();
  });

  await test.step('lets a viewer read and see stale texts, but change nothing', async () => {
    const text = (await studio.published('home'))?.startConsultation;
    const confirmed = confirmedPair({ ...text, en: 'As it was' });
    await lake.client().patch('home').set({ 'startConsultation.confirmed': confirmed }).commit();
    await studio.open('pages', 'home');
    await expect(studio.text('startConsultation.en')).toBeVisible();
    await expect(studio.text('startConsultation.en')).not.toBeEditable();
    await expect(page.getByTestId('action-publish')).toBeDisabled();
    await expect(page.getByText('does not have permission to edit this document')).toBeVisible();
    const button = (name: string) =>
      studio.field('startConsultation').getByRole('button', { name, exact: true });
    await expect(button('Show what changed')).toBeVisible();
    await expect(button('Confirm: still correct')).toHaveCount(0);

    await studio.open('programs', 'citizenship', 'program-citizenship-spain');
    await studio.openPart('Texts');
    await expect(studio.text('hero.title.en')).not.toBeEditable();
    await expect(page.getByLabel('Insert a figure')).toHaveCount(0);
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
