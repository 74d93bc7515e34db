import type { Page } from '@playwright/test';
import { boxOf, readThrough } from './support/geometry.ts';
import {
  COUNTRY,
  inLanguage,
  KINDS,
  LANGUAGES,
  PROJECT,
  RESIDENCE,
  TWO_TRACKS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The last but one is a window of 1440 at 200 %. */
const WIDTHS = [320, 390, 768, 720, 1440];

for (const language of LANGUAGES) {
  for (const path of KINDS) {
    const address = inLanguage(path, language);

    test(`${address} never scrolls sideways, and tears no sentence into columns`, async ({
      page,
    }) => {
      await page.goto(address);
      expect(await tornSentences(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        if (width === WIDTHS[0]) await readThrough(page);
        const [wide, window] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(wide, `${width}`).toBe(window);
      }
    });
  }

  // A wide page has the same parts in both languages; how Chinese lines break shows on a phone.
  for (const width of language.locale === 'zh' ? [390] : [390, 1440]) {
    test(`nothing moves while pages load at ${width} px in ${language.name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await recordShifts(page);
      for (const path of KINDS) {
        await page.goto(inLanguage(path, language));
        await readThrough(page);
        await allShown(page);
        expect(await page.evaluate(() => document.documentElement.dataset.shifts), path).toBe('');
      }
    });
  }
}

/** Texts that stand beside elements in what lays out its children. */
const tornSentences = (page: Page) =>
  page
    .locator('body *')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            /flex|grid/.test(getComputedStyle(element).display) &&
            [...element.children].some(({ textContent }) => textContent?.trim()) &&
            [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
        )
        .map(({ textContent }) => textContent),
    );

/** Waits for the letters and pictures of the page, and until they are painted. */
const allShown = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    );
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    // What moved is told after the frame in which it did.
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Writes what moves by itself into an attribute of the page. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.shifts = '';
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = { value: 0, sources: [], ...entry.toJSON() };
          if (value > 0) dataset.shifts += `${value} ${JSON.stringify(sources)}\n`;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
}

for (const width of [768, 1440]) {
  test(`figures at a glance stand on one line, each as wide as it needs, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [PROJECT.program, COUNTRY.path, RESIDENCE.path]) {
      await page.goto(path);
      const lines = await page
        .locator('.glance-figure')
        .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().top));
      expect(new Set(lines).size, path).toBe(1);
      const heights = await page
        .locator('.glance-figure')
        .evaluateAll((all) => all.map((figure) => figure.getClientRects().length));
      expect(new Set(heights), path).toEqual(new Set([1]));
      const strip = await boxOf(page.locator('.glance dl'));
      const last = await boxOf(page.locator('.glance dl > div').last());
      expect(last.right, path).toBeLessThanOrEqual(strip.right);
    }
  });
}

test('the call to action stands on one line in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const { prefix } of LANGUAGES) {
    for (const path of ['', '/about', COUNTRY.path, '/other-programs']) {
      await page.goto(prefix + path || '/');
      const button = page.locator('.button-secondary');
      expect((await boxOf(button)).height, prefix + path).toBeLessThan(56);
    }
  }
});

test('with letters twice as large nothing scrolls sideways, and the bar gives way to the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const language of LANGUAGES) {
    for (const path of KINDS) {
      await page.goto(inLanguage(path, language));
      await readThrough(page);
      const [wide, window] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide, `${path} in ${language.name}`).toBe(window);
    }
    await expect(page.locator('body')).toHaveCSS('font-size', /^3\d/);
    await expect(page.getByRole('banner').locator('summary')).toBeVisible();
  }
});

test('in print there is no bar and everything is on the paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  await page.goto(TWO_TRACKS.path);
  // Paper leaves grounds out, and a white check mark with them.
  for (const drawn of await page.locator('.checklist .icon').all())
    await expect(drawn).toHaveCSS('print-color-adjust', 'exact');
  for (const id of ['business-timeline', 'birth-timeline'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await page.goto('/us-green-card');
  for (const item of await page.locator('#programs ul ul > li').all())
    await expect(item).toBeVisible();
});
