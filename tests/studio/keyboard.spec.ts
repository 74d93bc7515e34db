import type { Locator } from '@playwright/test';
import { Keyboard } from './support/Keyboard.ts';
import { FAST_POLL } from './support/Studio.ts';
import { expect, test } from './support/test.ts';

const ABOUT = 'about';
/** The target of links to the site. */
const SITE = 'http://localhost:3000';

const TITLE = { en: 'One question comes first', zh: '先问一个问题' };
const STALE = 'The English text changed after the Chinese text was confirmed.';

test('publishes a document with the keyboard only', async ({ studio, page }) => {
  // Hundreds of keys are pressed in sequence.
  test.slow();
  await studio.open();
  const keyboard = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  // The form of the second pane is hidden behind the page.
  const field = (path: string) => studio.field(path).first();
  const text = (path: string): Locator => studio.text(path).first();

  await test.step('finds a page', async () => {
    for (const entry of ['Pages', 'About']) await keyboard.chooseFromList(entry);
    await expect(text('hero.title.en')).toHaveValue('Advice before applications');
  });

  const chinese = page.frameLocator('iframe[title="Preview in Chinese"]');
  await test.step('opens its preview beside the form, in both languages, at the width of a phone', async () => {
    await keyboard.press(button('Split pane right'));
    await expect(tab('Preview')).toHaveCount(2);
    await keyboard.chooseTab(tab('Editor').last(), tab('Preview').last(), 'Shift+Tab');
    await keyboard.press(button('Side by side'));
    await keyboard.press(button('Phone'));
    await expect.poll(() => chinese.locator('html').evaluate(() => innerWidth)).toBe(390);
  });

  await test.step('edits both languages, and the page follows', async () => {
    await keyboard.goTo(tab('Texts').first(), 'Shift+Tab');
    await keyboard.write(text('hero.title.en'), TITLE.en);
    await expect(field('hero.title').getByText(STALE)).toBeVisible();
    await keyboard.write(text('hero.title.zh'), TITLE.zh);
    await expect(field('hero.title').getByText(STALE)).toHaveCount(0);
    await expect(chinese.getByRole('heading', { level: 1 })).toHaveText(TITLE.zh);
  });

  await test.step('shows what changed in a sentence and confirms its translation', async () => {
    await keyboard.write(text('hero.subtitle.en'), 'We ask where a family should live.');
    const subtitle = field('hero.subtitle');
    await keyboard.press(subtitle.getByRole('button', { name: 'Show what changed' }));
    await expect(subtitle.getByRole('insertion').first()).toBeVisible();
    await keyboard.press(
      subtitle.getByRole('button', { name: 'Confirm: still correct' }),
      'Shift+Tab',
    );
    await expect(subtitle.getByText(STALE)).toHaveCount(0);
    await expect(text('hero.subtitle.zh')).toBeFocused();
  });

  await test.step('closes the preview, and opens the site where the page is shown', async () => {
    await keyboard.chooseTab(tab('Texts').first(), tab('Search result').first(), 'Shift+Tab');
    const close = page.locator('button:has(svg[data-sanity-icon="close"])').last();
    // The URL follows the focus. Sanity may write it late, which reopens the closed pane.
    await expect(async () => {
      await keyboard.press(close);
      await expect(tab('Preview')).toHaveCount(1, { timeout: 2_000 });
      await page.waitForTimeout(1_000);
      expect(await tab('Preview').count()).toBe(1);
    }).toPass();
    await keyboard.press(button('Where this is shown'));
    await page.context().route(`${SITE}/**`, (route) => route.fulfill({ body: 'The site' }));
    const opened = page.waitForEvent('popup');
    await keyboard.press(page.getByRole('link', { name: '/zh/about' }));
    await expect(await opened).toHaveURL(`${SITE}/zh/about`);
  });

  await test.step('publishes', async () => {
    await keyboard.press(page.getByTestId('action-publish'));
    await expect.poll(() => studio.draft(ABOUT), FAST_POLL).toBeUndefined();
    expect(await studio.published(ABOUT)).toMatchObject({ hero: { title: TITLE } });
  });
});
