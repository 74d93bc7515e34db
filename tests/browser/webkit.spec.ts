import { boxOf } from './support/geometry.ts';
import { expect, test } from './support/test.ts';

// Differences between WebKit (Safari) and Chromium, which runs these tests: see docs/browsers.md.

test('WebKit adds no space between figures and Chinese characters', async ({ page }) => {
  await page.goto('/zh/compare');
  const guards = await page.evaluate(() => {
    const guardOf = ({ parentRule }: CSSRule) =>
      parentRule instanceof CSSSupportsRule ? parentRule.conditionText : 'none';
    const rulesIn = (rules: CSSRuleList): CSSRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSGroupingRule ? [rule, ...rulesIn(rule.cssRules)] : rule,
      );
    return [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter((rule) => rule instanceof CSSStyleRule && rule.cssText.includes('text-autospace'))
      .map(guardOf);
  });
  expect(guards.length).toBeGreaterThan(0);
  expect(new Set(guards)).toEqual(new Set(['not (hanging-punctuation:first)']));
});

test('labels of the register on a phone work without alternative text in CSS', async ({
  page,
  request,
}) => {
  await page.goto('/compare');
  const addresses = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const sheets = await Promise.all(
    addresses.map(async (address) => (await request.get(address)).text()),
  );
  expect(sheets.join('')).toMatch(/content:attr\(data-label\);content:attr\(data-label\) ?\/ ?""/);
});

test('the search keeps the query when the browser resets the field', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('greece');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('.search-results li').first()).toBeVisible();
  await page.locator('form[data-search]').evaluate((form: HTMLFormElement) => form.reset());
  await expect(page.getByRole('searchbox')).toHaveValue('greece');
});

test('the register restores filters that the browser resets', async ({ page }) => {
  await page.goto('/compare?goal=citizenship');
  const choice = page.locator('[name="goal"][value="citizenship"]');
  await expect(choice).toBeChecked();
  await expect(page.locator('.register-count')).not.toBeEmpty();
  const rows = page.locator('#register tbody tr:visible');
  const shown = await rows.count();
  await page.locator('.filters').evaluate((filters) => {
    for (const control of filters.querySelectorAll('input'))
      control.checked = control.defaultChecked;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(choice).toBeChecked();
  await expect(rows).toHaveCount(shown);
});

test('a checkbox of the register does not move when the comparison appears above it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (name: string, value?: string) =>
      name !== 'overflow-anchor' && (value === undefined ? supports(name) : supports(name, value));
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/compare');
  await expect(page.locator('.register-count')).not.toBeEmpty();
  await page.locator('html').evaluate((root) => root.style.setProperty('overflow-anchor', 'none'));
  const box = page.locator('#register tbody input').nth(3);
  await box.scrollIntoViewIfNeeded();
  const { y } = await boxOf(box);
  await box.check();
  await expect(page.locator('#side-by-side')).not.toBeHidden();
  expect((await boxOf(box)).y).toBeCloseTo(y, 0);
});

test('page transitions work without the Navigation API', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.goto('/citizenship');
  await page.locator('.program-card h3 a').first().click();
  await expect(page).not.toHaveURL('/citizenship');
  const errors = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const thrown: string[] = [];
        addEventListener('error', ({ message }) => thrown.push(message));
        dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: {} }));
        setTimeout(() => resolve(thrown));
      }),
  );
  expect(errors).toEqual([]);
});

test('the narrow menu shows a close icon, does not scroll sideways, and closes on a tap on text, which fires no click on an iPad', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/about');
  const icon = page.getByRole('banner').locator('summary');
  const drawing = () => icon.locator('svg:visible path').getAttribute('d');
  const closed = await drawing();
  await icon.click();
  expect(await drawing()).not.toBe(closed);
  const panel = page.locator('.bar-panel');
  const beyond = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond).toBe(0);
  await expect(panel).toBeVisible();
  await page.locator('main p').first().dispatchEvent('pointerup');
  await expect(panel).toBeHidden();
});
