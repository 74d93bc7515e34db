import { openGallery } from './support/gallery.ts';
import { FOUNDER, LANGUAGES, PROFILES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

for (const { locale, name } of LANGUAGES) {
  test(`eleven captioned pictures wrap at both ends in ${name}`, async ({ page }) => {
    const { gallery, previous, next, enlarge } = await openGallery(page, locale);
    await expect(gallery.locator('figure')).toHaveCount(11);
    for (const caption of await gallery.locator('figcaption').all())
      await expect(caption).not.toBeEmpty();
    await previous.click();
    await expect(gallery.getByText('11 / 11', { exact: true })).toBeVisible();
    await expect(enlarge(11)).toBeInViewport();
    await next.click();
    await expect(gallery.getByText('1 / 11', { exact: true })).toBeVisible();
    await expect(enlarge(1)).toBeInViewport();
    await expect(enlarge(2)).not.toBeInViewport();
  });
}

test('keys do nothing while no picture is enlarged', async ({ page }) => {
  const { gallery, dialog, enlarge, next } = await openGallery(page);
  await next.click();
  await expect(gallery.getByText('2 / 11', { exact: true })).toBeVisible();
  await enlarge(2).focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Escape']) {
    await page.keyboard.press(key);
    await expect(gallery.getByText('2 / 11', { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
  }
});

test('the other profiles have no gallery', async ({ request }) => {
  for (const path of PROFILES.filter((profile) => profile !== FOUNDER))
    expect(await (await request.get(path)).text()).not.toContain('data-island');
});
