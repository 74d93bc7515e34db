import type { Page } from '@playwright/test';
import { startTestPublisher } from '../publish/support/publisher.ts';
import { expect, test } from './support/test.ts';

const GRACE = 'team-grace-lin';

test.use({
  ownWindow: true,
  publishes: true,
  // The Studio may request a revision of a deleted document before it leaves the form.
  allowedErrors: /revision=deleted-|no revision deleted-/,
});

/** A message of the Studio about a publish. */
const notice = (page: Page) => page.locator('[data-ui="Toast"]').filter({ hasText: 'Home is' });

test('shows that a publish is being built, is live with links, or why it is not', async ({
  studio,
  page,
  served,
  lake,
}) => {
  await using publisher = await startTestPublisher({
    port: served.publishPort ?? 0,
    studio: served.origin,
    site: 'http://localhost:3001',
    retries: [],
  });
  await studio.open('pages', 'home');

  await publisher.behave({ pauses: true });
  const filing = { pages: ['home'], days: 10, timeZone: 'America/Chicago' };
  await publisher.edit((content) => ({ ...content, site: { ...content.site, filing } }));
  await publisher.write('home.hero.title', 'Where would you like to live?');
  await studio.text('startConsultation.en').fill('Begin');
  await studio.publish('home');
  await expect(notice(page)).toContainText('Home is published: the site is being built');
  await publisher.behave({});
  await expect(notice(page)).toContainText(/Home is live after \d+ seconds?/);
  await expect(notice(page)).toContainText('1 page changed in English');
  const filings = page.locator('[data-ui="Toast"]').filter({ hasText: /file a copy by 2\d{3}/ });
  await expect(filings.getByRole('link', { name: /^Get the copy/ })).toHaveAttribute(
    'href',
    `http://localhost:${served.publishPort}`,
  );
  await expect(notice(page).getByRole('link', { name: 'Chinese' })).toHaveAttribute(
    'href',
    'http://localhost:3001/zh',
  );

  await publisher.behave({ build: 'fails' });
  await publisher.write('home.hero.title', 'Where is home?');
  await studio.text('startConsultation.en').fill('Begin now');
  await studio.publish('home');
  await expect(notice(page)).toContainText(
    'Home is not live: visitors still see the previous version',
  );
  await expect(notice(page)).toContainText('The page /about could not be rendered');

  await publisher.behave({});
  const editor = lake.client();
  const withdrawn = page.locator('[data-ui="Toast"]').filter({ hasText: 'Ann Bell is' });
  await editor.create({
    _id: 'ann',
    _type: 'teamMember',
    slug: { _type: 'slug', current: 'ann' },
    name: { en: 'Ann Bell', zh: '安贝尔' },
  });
  await expect(withdrawn).toContainText(/live after|Nothing changes/);
  await publisher.behave({ holds: GRACE });
  await editor.patch(GRACE).set({ 'bio.en[1].markDefs[0].href': '/team/ann' }).commit();
  const held = page.locator('[data-ui="Toast"]').filter({ hasText: 'Grace Lin is held back' });
  await expect(held).toContainText('Biography › English: the link leads nowhere');
  await publisher.write('home.hero.title', 'Where is your home?');
  await studio.open('teamMember', 'ann?perspective=published');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: '1 text links to this page' });
  await expect(dialog.getByRole('link')).toHaveText(['Grace Lin']);
  // By keyboard: messages cover the buttons.
  await dialog.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByTestId('confirm-button').press('Enter');
  await expect(withdrawn).toContainText(/Ann Bell is off the site after \d+ seconds?/);
  await expect(withdrawn).toContainText(/1 document is held back.*Biography › English: the link/);
  await withdrawn.getByRole('link', { name: 'Grace Lin' }).click();
  // At the dead link, and not in the published version, which is read-only.
  await expect(page.locator('[value="/team/ann"]')).toBeEditable();
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByTestId('held-back')).toContainText(
    /Grace Lin.*Biography › English: the link "\/team\/ann" leads to no page of this site/,
  );

  await publisher.write('home.hero.title', 'Where do you feel at home?');
  await editor.releases.create({ releaseId: 'rBoth' });
  for (const id of ['about', 'contact'])
    await editor.createVersion({ baseId: id, publishedId: id, releaseId: 'rBoth' });
  // The first document cannot speak for the release.
  await publisher.behave({ holds: 'about' });
  await editor.releases.publish({ releaseId: 'rBoth' });
  const ofAll = page.locator('[data-ui="Toast"]').filter({ hasText: 'A release of 2 documents' });
  await expect(ofAll).toContainText(/is live after \d+ seconds?/);
  await expect(ofAll).toHaveCount(1);
  const ofOne = page.locator('[data-ui="Toast"]').filter({ hasText: /(About|Contact) is/ });
  await expect(ofOne).toHaveText(/^About is held back/);
  // However often the page changed.
  await expect(filings).toHaveCount(1);
});
