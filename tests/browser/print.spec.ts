import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import { ISLANDS, KINDS, PROJECT, SITE, TWO_TRACKS } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Printable area of an A4 sheet, in CSS pixels. */
const SHEET = { width: 718, height: 1000 };

/** A programme with costs and questions. */
const PROGRAM = SITE.programs.find(({ topics }) => topics.costs && topics.questions > 0);

const print = (page: Page) => page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });

/** Expects each to be visible, and within the edges of the paper. */
async function expectOnPaper(found: Locator) {
  await expect(found).not.toHaveCount(0);
  const missing = await found.evaluateAll((elements, width) => {
    return elements.flatMap((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      const isShown = element.checkVisibility({ contentVisibilityAuto: true });
      const isOn = isShown && height > 0 && left >= 0 && right <= width + 1;
      return isOn ? [] : `${element.textContent} from ${left} to ${right} of ${width} px`;
    });
  }, SHEET.width);
  expect(missing).toEqual([]);
}

/** Expects no controls; sort buttons are allowed, as they print as plain headings. */
async function expectNoControls(page: Page) {
  for (const control of await page.locator('button:not(th *), input, .button').all())
    await expect(control).toBeHidden();
}

test.use({ viewport: SHEET });

test('prints a programme with its answers open and its figures', async ({ page }) => {
  await page.goto(PROGRAM?.path ?? '');
  const questions = page.locator('#questions details');
  await questions.first().locator('summary').click();
  await expect(questions.first().locator('p')).toBeHidden();
  await print(page);
  await expectOnPaper(questions.locator('p'));
  const signs = await questions
    .locator('summary')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').display));
  expect([...new Set(signs)], 'no disclosure icon').toEqual(['none']);
  for (const part of ['.glance-figure', '.glance-foot p', '.topic dd strong', '#sources a'])
    await expectOnPaper(page.locator(part));
  await expectNoControls(page);
});

test('prints no text of a topic over another, wherever a sheet ends', async ({ page }) => {
  await page.goto(PROGRAM?.path ?? '');
  await print(page);
  const found = await page.locator('.topics').evaluate((topics, { width, height }) => {
    // Columns break where sheets of the same size do.
    Object.assign(topics.style, {
      columnWidth: `${width}px`,
      columnFill: 'auto',
      width: `${width}px`,
    });
    const linesOf = (part: Element) => {
      const range = document.createRange();
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const lines = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    const heights = Array.from({ length: 26 }, (_, step) => height - step * 20);
    return heights.flatMap((tall) => {
      topics.style.height = `${tall}px`;
      return [...topics.querySelectorAll('.topic-body > * + *')].flatMap((part) => {
        const above = part.previousElementSibling ? linesOf(part.previousElementSibling) : [];
        const isCovered = linesOf(part).some((line) =>
          above.some(
            (other) =>
              Math.min(line.right, other.right) - Math.max(line.left, other.left) > 3 &&
              Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > 4,
          ),
        );
        return isCovered ? [`${part.textContent} on a sheet of ${tall} px`] : [];
      });
    });
  }, SHEET);
  expect(found).toEqual([]);
});

test('prints the register with each figure next to its name, within the margins of a sheet', async ({
  page,
}) => {
  await page.goto('/compare');
  await expect(page.locator('.register-count')).not.toBeEmpty();
  await print(page);
  const rows = page.locator('#register tbody tr');
  await expectOnPaper(rows.locator('th a'));
  await expectOnPaper(rows.locator('td:not(:has(> input))'));
  await expectOnPaper(rows.locator('.register-figure'));
  await expectNoControls(page);
  const frame = await boxOf(page.locator('.wide-table:has(> #register)'));
  const heading = await boxOf(page.locator('.register-section > .section-heading'));
  expect(frame.right).toBeLessThanOrEqual(heading.right + 1);
});

test('prints only the chosen programmes side by side', async ({ page }) => {
  const [one, other] = SITE.programs.map(({ family, slug }) => `with=${family}/${slug}`);
  await page.goto(`/compare?${one}&${other}`);
  const chosen = page.locator('#side-by-side');
  await expect(chosen).toBeVisible();
  await print(page);
  await expectOnPaper(chosen.locator('.register-figure'));
  await expect(page.locator('#register')).toBeHidden();
  await expect(page.locator('.register-note').first(), 'of the first stage').toBeVisible();
});

test('prints all pictures uncropped', async ({ page }) => {
  await page.goto(PROJECT.path);
  await page.locator('.carousel').hover();
  await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
  await print(page);
  await expectOnPaper(page.locator('.carousel-row figcaption'));
  await expectOnPaper(page.locator('.footer-contact p'));
});

test('prints the whole text of every kind of page, without bar and buttons', async ({ page }) => {
  await print(page);
  for (const path of KINDS) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Disclosure and sort buttons print as headings.
    const controls = page.locator(
      'button:not(.accordion-trigger, th > *), .button, .field, [type="search"]',
    );
    expect(await controls.filter({ visible: true }).count(), path).toBe(0);
    if (path === TWO_TRACKS.path) {
      // Printing omits backgrounds, which would make a white check mark invisible.
      for (const drawn of await page.locator('.checklist .icon').all())
        await expect(drawn).toHaveCSS('print-color-adjust', 'exact');
      for (const id of ['business-timeline', 'birth-timeline'])
        await expect(page.locator(`#${id}`)).toBeVisible();
    }
    if (path === ISLANDS.Accordion)
      for (const item of await page.locator('#programs ul ul > li').all())
        await expect(item).toBeVisible();
  }
});
