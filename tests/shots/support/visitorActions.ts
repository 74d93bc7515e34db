import type { Page } from '@playwright/test';

/** A message in the contact form. */
const MESSAGE: Readonly<Record<string, string>> = {
  firstName: 'Wei',
  lastName: 'Chen',
  email: 'wei.chen@example.com',
  message: 'Two adults, one child. 一家三口，想了解希腊与智利的居留。',
};

/** Hovers over the entry of the bar with the most subpages. */
export async function openSubmenu(page: Page): Promise<void> {
  const entries = page.locator('.bar-wide .menu > li:has(.submenu)');
  await entries.nth(1).hover();
  await entries.nth(1).locator('.submenu').waitFor({ state: 'visible' });
}

/** Enlarges the first picture, and waits until it is decoded. */
export async function openLightbox(page: Page): Promise<void> {
  await page.locator('.carousel-enlarge').first().click();
  await page.locator('.lightbox img').evaluate(async (image) => {
    if (image instanceof HTMLImageElement) await image.decode();
  });
}

/**
 * Writes a message and submits it.
 *
 * @param changes other values of fields; an empty one makes the form invalid
 */
export async function sendContact(
  page: Page,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const fields = Object.entries({ ...MESSAGE, ...changes });
  for (const [name, text] of fields) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('form [type=submit]').click();
  if (fields.some(([, text]) => text === '')) return;
  await page.locator('.contact-outcome > *').first().waitFor();
}

/** Makes all scripts fail once the page has loaded, so that islands cannot load. */
export async function loseChunks(page: Page): Promise<void> {
  let isLost = false;
  page.once('load', () => {
    isLost = true;
  });
  await page.route('**/assets/**/*.js', (route) =>
    isLost ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

/** Hovers over the carousel, and scrolls to the message that it could not be loaded. */
export async function showAlert(page: Page): Promise<void> {
  await page.locator('[data-island="Carousel"]').first().hover();
  const alert = page.locator('.island-alert').first();
  await alert.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}
