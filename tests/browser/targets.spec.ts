import { PORTRAYED } from './support/pages.ts';
import { ACTIONS, THUMB, tooSmall } from './support/targets.ts';
import { expect, test } from './support/test.ts';

// Targets of the pages themselves are measured in layout.spec.ts.

test('targets of the open menu are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/about');
  await page.locator('details[data-menu] > summary').click();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('details[data-menu]')).toHaveAttribute('open');
    const small = await tooSmall(page, `${ACTIONS}, .bar a`);
    expect
      .soft(
        small.filter((target) => target.endsWith(String(THUMB))),
        `${width} px`,
      )
      .toEqual([]);
  }
});

test('targets of the lightbox are large enough', async ({ page }) => {
  await page.goto(PORTRAYED.path);
  await page.locator('.carousel-enlarge').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const small = (await tooSmall(page)).filter((target) => target.startsWith('lightbox'));
    expect.soft(small, `${width} px`).toEqual([]);
  }
});
