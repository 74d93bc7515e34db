import type { Locator } from '@playwright/test';
import { FAST_POLL, PUBLISH_REQUEST } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

/** A form with few fields. */
const SEARCH = ['pages', 'search'] as const;

test.use({ allowedErrors: /409 \(Conflict\).*document\.publish/ });

test.describe('in its own window', () => {
  test.use({ ownWindow: true });

  test('two tabs save, although each keeps several connections open', async ({
    studio,
    openTab,
  }) => {
    const listening = new Set<string>();
    const other = await openTab();
    for (const { page } of [studio, other])
      page.on('request', (request) => {
        if (request.url().includes('/data/listen/')) listening.add(request.url());
      });
    await studio.open('redirect', 'redirect-turkiye');
    await other.open('redirect', 'redirect-saint-lucia');
    await studio.text('from').fill('/turkey-as-it-was');
    await other.text('from').fill('/saint-lucia-as-it-was');
    await studio.expectDraft('redirect-turkiye', { from: '/turkey-as-it-was' });
    await other.expectDraft('redirect-saint-lucia', { from: '/saint-lucia-as-it-was' });
    await expect(studio.item('/saint-lucia-as-it-was')).toBeVisible();
    await expect(other.item('/turkey-as-it-was')).toBeVisible();
    expect(listening.size).toBeGreaterThan(6);
  });
});

test("two editors see each other, and do not overwrite each other's text", async ({
  studio,
  lake,
  page,
  openTab,
  browser,
}) => {
  const other = await openTab(await browser.newContext());
  await studio.open(...SEARCH);
  await other.signIn({ role: 'editor', name: 'Ann Bell' }, ...SEARCH);
  const text = studio.text('hero.title.en');
  const hers = other.text('hero.title.en');
  const ann = page.locator('[data-ui="Avatar"][aria-label="Ann Bell"]');

  await test.step('show each other in the bar, at the document and at the field', async () => {
    await hers.click();
    await expect(page.getByLabel('Ann Bell is editing this document right now')).toBeVisible();
    await text.scrollIntoViewIfNeeded();
    await expect(ann.and(page.locator('[data-arrow-position="inside"]')).first()).toBeVisible();
    await page.locator('#global-presence-menu').click();
    await expect(page.getByRole('menuitem', { name: 'Ann Bell' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  /**
   * Presses Publish during edits of the other editor, and returns once the Studio waits for a
   * pause.
   */
  const publishWhileSheWrites = async () => {
    await page.getByTestId('action-publish').click();
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible();
  };

  await test.step('a publish waits for the other editor to pause', async () => {
    await hers.fill('Ask us');
    await writeUntil(hers, async () => {
      await expect(text).toHaveValue(/^Ask us/);
      await publishWhileSheWrites();
    });
    const written = await hers.inputValue();
    await expect
      .poll(() => studio.published('search'), FAST_POLL)
      .toMatchObject({ hero: { title: { en: written } } });
    await expect(hers).toHaveValue(written);
  });

  await test.step('publishes at the next pause, even after leaving the document and a failed try', async () => {
    await page.route(PUBLISH_REQUEST, (route) => route.fulfill({ status: 409 }), { times: 1 });
    const before = await hers.inputValue();
    await writeUntil(hers, async () => {
      await expect(text).not.toHaveValue(before);
      await publishWhileSheWrites();
    });
    const written = await hers.inputValue();
    await studio.open('pages', 'about');
    await expect
      .poll(() => studio.published('search'), FAST_POLL)
      .toMatchObject({ hero: { title: { en: written } } });
  });

  await test.step('reports a publish that failed', async () => {
    await studio.open(...SEARCH);
    const before = await hers.inputValue();
    await writeUntil(hers, async () => {
      await expect(text).not.toHaveValue(before);
      await publishWhileSheWrites();
      await lake.client().patch('drafts.search').unset(['hero.title.zh']).commit();
    });
    await studio.open('pages', 'about');
    const message = page
      .getByRole('alert')
      .or(page.locator('[data-ui="Toast"]'))
      .filter({ hasText: /was not published.*had a problem/ })
      .first();
    await expect(message).toBeVisible();
    await message.getByRole('button').click();
    expect(await studio.draft('search')).toMatchObject({
      hero: { title: { en: await hers.inputValue() } },
    });
    await lake.client().delete('drafts.search');
  });

  await test.step('hides an editor who has left', async () => {
    await studio.open(...SEARCH);
    await expect(ann.first()).toBeVisible();
    await other.page.close();
    await expect(ann).toHaveCount(0);
  });
});

/** Types until something else is done. */
async function writeUntil(text: Locator, something: () => Promise<void>): Promise<void> {
  let isDone = false;
  const done = something().finally(() => {
    isDone = true;
  });
  await text.press('End');
  while (!isDone) await text.pressSequentially(' y', { delay: 150 });
  await done;
}
