import { openGallery } from './support/gallery.ts';
import { inLanguage, LANGUAGES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Windows 7 and 8 end with Chrome 109, which lacks what is taken away here; so do browsers made of it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const late = [
      [Array.prototype, 'toReversed', 'toSorted', 'toSpliced', 'with'],
      [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [Promise, 'withResolvers', 'try'],
      [RegExp, 'escape'],
      [URL, 'canParse', 'parse'],
      [AbortSignal, 'any'],
      [HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover'],
    ] as const;
    for (const [owner, ...names] of late)
      for (const name of names) Reflect.deleteProperty(owner, name);
    if ('Iterator' in globalThis) Reflect.deleteProperty(globalThis, 'Iterator');
  }),
);

test('the contact form answers, and its names stand as each language has them', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage('/contact', language));
    await page.locator('#form').getByRole('button').click();
    const names = page.locator('#form input[autocomplete$="-name"]');
    await expect(names.first()).toHaveAttribute('aria-invalid', 'true');
    const order = await names.evaluateAll((fields) =>
      fields.map((field) => field.getAttribute('autocomplete')),
    );
    const western = ['given-name', 'family-name'];
    expect(order).toEqual(language.locale === 'zh' ? western.toReversed() : western);
  }
});

test('a search answers', async ({ page }) => {
  for (const path of ['/search?q=the', '/zh/search?q=的']) {
    await page.goto(path);
    await expect(page.locator('.search-results li').first()).toBeVisible();
  }
});

test('the register filters, and puts two programmes side by side', async ({ page }) => {
  await page.goto('/compare');
  const rows = page.locator('#register tbody tr');
  const all = await rows.filter({ visible: true }).count();
  await page.locator('.filters input[name="goal"]').nth(1).check();
  await expect.poll(() => rows.filter({ visible: true }).count()).toBeLessThan(all);
  const boxes = page.locator('.put-beside input').filter({ visible: true });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.locator('#side-by-side')).toBeVisible();
});

test('a picture is enlarged', async ({ page }) => {
  const { enlarge, expectEnlarged } = await openGallery(page);
  await enlarge(1).click();
  await expectEnlarged(1);
});
