import type { Page } from '@playwright/test';
import { PORTRAYED, PROJECT } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// Browsers that translate a page replace its text nodes by elements, or change them. Names of controls
// change as well, so that they are found by what they are.

/** Translates the page as Chromium does, including what appears later. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const translateTexts = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text instanceof Text && !text.parentElement?.closest('font, script')) found.push(text);
      for (const text of found) {
        const translated = document.createElement('font');
        translated.textContent = text.data.trim() && `${text.data} (translated)`;
        text.replaceWith(translated);
      }
    };
    translateTexts();
    // Later texts are sent to a server first.
    const later = () => setTimeout(translateTexts, 300);
    new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
  });
}

test('the first click on a translated page opens requirements', async ({ page }) => {
  await page.goto('/us-green-card');
  await translate(page);
  const card = page.locator('#programs > ul > li').nth(1);
  await card.getByRole('button').click();
  await expect(card.locator('[data-island]')).toHaveAttribute('data-live', '');
  await expect(card.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(card.getByRole('listitem').first()).toContainText('(translated)');
});

test('the first click on a translated page enlarges a picture', async ({ page }) => {
  await page.goto(PORTRAYED.path);
  await translate(page);
  await page.locator('a[data-enlarge]').first().click();
  await expect(page.getByRole('dialog')).toContainText('(translated)');
});

test('an arrow turns the pictures of a translated page', async ({ page }) => {
  await page.goto(PROJECT.path);
  await translate(page);
  await page.locator('.carousel-next').click();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await page.locator('.carousel-next').click();
  await expect(page.locator('.carousel-row > li').nth(2)).toBeInViewport({ ratio: 0.9 });
});

test('the form of a translated page keeps the focus and what is typed', async ({ page }) => {
  await page.goto('/contact');
  await translate(page);
  const message = page.locator('[name=message]');
  await message.focus();
  await page.keyboard.type('Two children');
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await page.keyboard.type(', one dog');
  await expect(message).toHaveValue('Two children, one dog');
  await page.locator('#form button[type=submit]').click();
  await expect(page.locator('#form .field-problem').first()).toContainText('(translated)');
});
