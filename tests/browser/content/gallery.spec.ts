import { COUNT, openGallery } from '../support/gallery.ts';
import { SITE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('captioned pictures wrap around', async ({ page }) => {
  const { gallery, previous, next, enlarge } = await openGallery(page, 'zh');
  await expect(gallery.locator('figure')).toHaveCount(COUNT);
  for (const caption of await gallery.locator('figcaption').all())
    await expect(caption).not.toBeEmpty();
  await previous.click();
  await expect(gallery.getByText(`${COUNT} / ${COUNT}`, { exact: true })).toBeVisible();
  await expect(enlarge(COUNT)).toBeInViewport();
  await next.click();
  await expect(gallery.getByText(`1 / ${COUNT}`, { exact: true })).toBeVisible();
  await expect(enlarge(1)).toBeInViewport();
  // On a wide screen the second one is partly visible beside it.
  await expect(enlarge(COUNT)).not.toBeInViewport();
});

test('arrow keys do nothing while no picture is enlarged', async ({ page }) => {
  const { gallery, dialog, enlarge, next } = await openGallery(page);
  await next.click();
  await expect(gallery.getByText(`2 / ${COUNT}`, { exact: true })).toBeVisible();
  await enlarge(2).focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Escape']) {
    await page.keyboard.press(key);
    await expect(gallery.getByText(`2 / ${COUNT}`, { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('the other profiles have no gallery', async ({ request }) => {
  for (const { path } of SITE.team.filter(({ carousel }) => carousel.length === 0))
    expect(await (await request.get(path)).text()).not.toContain('data-island');
});
