import type { Page } from '@playwright/test';
import { readThrough } from './support/geometry.ts';
import { inLanguage, KINDS, LANGUAGES, PORTRAYED } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The least of WCAG 2.2 (2.5.8), and what a thumb hits without looking. */
const LEAST = 24;
const THUMB = 44;

/** What a visitor came for: actions, fields, the ways through the site. */
const ACTIONS =
  '.button, summary, .bar-home, .bar-panel a, .tabs-tab, .accordion-trigger, .jump-links a,' +
  '.carousel-previous, .carousel-next, .carousel-enlarge, .lightbox button,' +
  '.contact-form :is(input, textarea, button)';

/** On a phone a number is there to be called. */
const CALLS = '.information a';

const TARGETS = 'a[href], button, summary, input, textarea, select';

/** Targets that can be pointed at now and are smaller than they should be: name, and size. */
const tooSmall = (page: Page, actions = ACTIONS) =>
  page.locator(TARGETS).evaluateAll(
    (elements, { actions, thumb, least }) =>
      elements.flatMap((element) => {
        const { width, height, right, bottom } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        // The skip link waits above the page.
        if (!isShown || right <= 0 || bottom + scrollY <= 0 || element.closest('[inert]'))
          return [];
        const siblings = [...(element.parentElement?.childNodes ?? [])];
        const isInSentence =
          getComputedStyle(element).display === 'inline' &&
          siblings.some((node) => node instanceof Text && /\p{L}/u.test(node.data));
        const wanted = element.matches(actions) ? thumb : least;
        // Half a pixel is how the browser rounds.
        if (isInSentence || (width >= wanted - 0.5 && height >= wanted - 0.5)) return [];
        const name = element.textContent?.trim() || element.getAttribute('aria-label');
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        return [`${element.className || element.localName} “${name}”: ${size}, not ${wanted}`];
      }),
    { actions, thumb: THUMB, least: LEAST },
  );

for (const language of LANGUAGES) {
  test(`targets are large enough on a phone and on a desk in ${language.name}`, async ({
    page,
  }) => {
    test.slow();
    const small = new Map<string, string>();
    for (const path of KINDS) {
      await page.goto(inLanguage(path, language));
      await readThrough(page);
      for (const [width, actions] of [
        [390, `${ACTIONS}, ${CALLS}`],
        [1440, ACTIONS],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        for (const target of await tooSmall(page, actions))
          small.set(target, small.get(target) ?? `${path} at ${width} px`);
      }
    }
    // What stands on every page is told once, with the first of them.
    expect([...small].map(([target, path]) => `${path} ${target}`)).toEqual([]);
  });
}

test('targets of the open menu are large enough', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/about');
    await page.locator('details[data-menu] > summary').click();
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
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PORTRAYED.path);
    await page.locator('.carousel-enlarge').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const small = (await tooSmall(page)).filter((target) => target.startsWith('lightbox'));
    expect.soft(small, `${width} px`).toEqual([]);
  }
});
