import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { ELEMENT_PAGES } from './support/elementPages.ts';
import {
  COUNTRY,
  ISLANDS,
  inLanguage,
  LANGUAGES,
  type Language,
  PORTRAYED,
  PROJECT,
  SITE,
  TWO_TRACKS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { word } from './support/words.ts';

// Cards that are still fading in would fail the contrast check.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

const [english, chinese] = LANGUAGES;

/** In every page that is opened: sending the script for each scan would take as long as the scan. */
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
declare const axe: typeof Axe;

test.beforeEach(({ page }) => page.addInitScript({ path: AXE }));

/** Pages checked including header and footer; the second also has breadcrumbs. */
const WHOLE = ['/', PROJECT.path];

/** Rules that depend on the language; colours and markup are shared. */
const OF_WORDS = ['cat.name-role-value', 'cat.text-alternatives', 'cat.language', 'cat.forms'];

/** What to check of a page: all, all but header and footer, or what these selectors match. */
type Parts = 'all' | 'main' | readonly string[];

async function expectAccessible(page: Page, { locale }: Language, parts: Parts = 'all') {
  const scan = {
    include: typeof parts === 'string' ? ['html'] : parts,
    exclude: parts === 'main' ? ['body > header', 'body > footer'] : [],
    tags: locale === chinese.locale ? OF_WORDS : undefined,
  };
  const found = await page.evaluate(async ({ include, exclude, tags }) => {
    const { violations } = await axe.run(
      { include: [...include], exclude },
      { resultTypes: ['violations'], ...(tags && { runOnly: tags }) },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, scan);
  expect.soft(found, page.url()).toEqual([]);
}

/** Running animations of the open page, and its scroll behaviour. */
const motion = () => ({
  animations: document.getAnimations().length,
  scrolling: getComputedStyle(document.documentElement).scrollBehavior,
});

/** What visitors open on a page, by its path: changes it, and returns the parts that changed. */
const STATES: Readonly<Record<string, (page: Page) => Promise<Parts>>> = {
  '/': async (page) => {
    await page.locator('header a[href$="/citizenship"]').first().hover();
    await expect(page.locator(`header a[href$="${COUNTRY.path}"]`).first()).toBeVisible();
    return ['body > header'];
  },
  [PORTRAYED.path]: async (page) => {
    const name = word('en', 'ui.enlargePicture', { number: 1 });
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return 'main';
  },
  [TWO_TRACKS.path]: async (page) => {
    await page.getByRole('tab').last().click();
    await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    return ['[role=tablist]', '#birth'];
  },
  [ISLANDS.Accordion]: async (page) => {
    const show = page.getByRole('button', { name: word('en', 'ui.showRequirements') });
    for (const button of await show.all()) await button.click();
    await expect(page.locator('#programs ul ul > li:visible')).not.toHaveCount(0);
    return ['#programs'];
  },
  [PROJECT.path]: async (page) => {
    await page.locator('[data-island]').hover();
    await expect(page.locator('[data-island]')).toHaveAttribute('data-live', '');
    return ['[data-island]'];
  },
  [ISLANDS.ContactForm]: async (page) => {
    for (const field of ['firstName', 'lastName', 'message'])
      await page.locator(`[name=${field}]`).fill('Wei');
    await page.locator('[name=email]').fill('wei@example.org');
    const name = word('en', 'contact.form.submitByEmail');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(word('en', 'contact.form.notSentTitle'))).toBeVisible();
    return ['#form'];
  },
};

/** Pages whose islands and forms get other words in Chinese; those they get when opened have tests. */
const WORDED = [
  ...Object.values(ISLANDS),
  SITE.screens.search.path,
  SITE.screens.compare.path,
  '/',
];

for (const [language, paths, states] of [
  [english, ELEMENT_PAGES, STATES],
  [chinese, WORDED, {} as typeof STATES],
] as const)
  test(`no kind of page, open or closed, has accessibility violations, or animations with reduced motion, in ${language.name}`, async ({
    page,
  }) => {
    test.slow();
    expect(Object.keys(states).filter((path) => !paths.includes(path))).toEqual([]);
    for (const path of paths) {
      await page.goto(inLanguage(path, language));
      expect(await page.evaluate(motion), path).toEqual({ animations: 0, scrolling: 'auto' });
      await expectAccessible(page, language, WHOLE.includes(path) ? 'all' : 'main');
      const parts = await states[path]?.(page);
      if (parts) await expectAccessible(page, language, parts);
    }
  });

test('the narrow menu has no accessibility violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').click();
  await expectAccessible(page, english, ['body > header']);
});

test.describe('on the not-found page', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('the not-found pages have no accessibility violations', async ({ page }) => {
    for (const language of [english, chinese]) {
      await page.goto(inLanguage('/nowhere', language));
      await expectAccessible(page, language);
    }
  });
});
