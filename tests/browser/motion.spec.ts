import type { Locator, Page } from '@playwright/test';
import { boxOf } from './support/geometry.ts';
import {
  CITIZENSHIP,
  COUNTRY,
  FAST_NATURALIZATION,
  PROFILES,
  RESIDENCE,
  RESIDENCE_VISAS,
  SITE,
  US_PROGRAMS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Delay and duration of each card's entrance, in seconds. */
const entrances = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(card);
      return {
        isMoving: animationName !== 'none',
        delay: Number.parseFloat(animationDelay),
        duration: Number.parseFloat(animationDuration),
      };
    }),
  );

const benefitsOf = ({ parts }: typeof COUNTRY) => parts?.benefits.length ?? 0;

/** Lists of cards, with the delay between two entrances (specification, section 9). */
const LISTS = [
  { path: '/', cards: '#services', count: SITE.screens.home.services.length, step: 0.1 },
  { path: '/about', cards: '#team', count: PROFILES.length, step: 0.1 },
  { path: COUNTRY.path, cards: '#benefits', count: benefitsOf(COUNTRY), step: 0.1 },
  { path: RESIDENCE.path, cards: '#benefits', count: benefitsOf(RESIDENCE), step: 0.1 },
  { path: '/citizenship', cards: '#programs', count: CITIZENSHIP.length, step: 0.2 },
  { path: '/us-green-card', cards: '#programs', count: US_PROGRAMS.length, step: 0.2 },
  {
    path: '/other-citizenship',
    cards: '#fast-naturalization',
    count: FAST_NATURALIZATION.length,
    step: 0.2,
  },
  {
    path: '/other-citizenship',
    cards: '#residence-visas',
    count: RESIDENCE_VISAS.length,
    step: 0.2,
  },
];

test('each card of a list enters in 0.8 s, staggered', async ({ page }) => {
  for (const [path, lists] of Map.groupBy(LISTS, ({ path }) => path)) {
    await page.goto(path);
    for (const { cards, count, step } of lists) {
      const all = await entrances(page.locator(`${cards} ul.cards > li`));
      expect(all, `${path}${cards}`).toHaveLength(count);
      for (const [index, { isMoving, delay, duration }] of all.entries()) {
        expect(isMoving).toBe(true);
        expect(duration).toBe(0.8);
        expect(delay).toBeCloseTo(index * step, 5);
      }
    }
  }
});

test('cards do not animate until their list is in view', async ({ page }) => {
  await page.goto(COUNTRY.path);
  const states = () =>
    page
      .locator('#benefits ul.cards > li')
      .evaluateAll((cards) => [
        ...new Set(cards.map((card) => getComputedStyle(card).animationPlayState)),
      ]);
  expect(await states()).toEqual(['paused']);
  await page.locator('#benefits h3').first().scrollIntoViewIfNeeded();
  await expect.poll(states).toEqual(['running']);
  await expect(page.locator('#benefits li').last()).toHaveCSS('opacity', '1');
  // Entrances run only once.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(states).toEqual(['paused']);
  await expect(page.locator('#benefits li').last()).toHaveCSS('opacity', '1');
});

/** Follows a link, and returns the shared elements of the transition. */
async function carriedBy(page: Page, link: Locator): Promise<string[]> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().flatMap(({ effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        return /old\((.*)\)/.exec(part ?? '')?.[1] ?? [];
      });
      document.documentElement.dataset.carried = [...new Set(parts)].sort().join(' ');
    });
  });
  await page.goto('/citizenship');
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).not.toHaveURL('/citizenship');
  await expect(page.locator('html')).toHaveAttribute('data-carried');
  return (await page.locator('html').getAttribute('data-carried'))?.match(/\w+/g) ?? [];
}

test('the rosette of a card turns into the one of its page', async ({ page }) => {
  const card = page.locator('.program-card').last().getByRole('link').first();
  expect(await carriedBy(page, card)).toEqual(['root', 'rosette']);
});

test('without a shared rosette there is no transition', async ({ page }) => {
  const link = page.locator('footer a[href="/privacy"]');
  expect(await carriedBy(page, link)).toEqual([]);
});

test('on a phone there is no transition, which would delay the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const card = page.locator('.program-card').last().getByRole('link').first();
  expect(await carriedBy(page, card)).toEqual([]);
  const scripts = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const texts = loaded
      .filter((name) => name.endsWith('.js'))
      .map(async (name) => (await fetch(name)).text());
    return Promise.all(texts);
  });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('pagereveal'))).toEqual([]);
});

test('a service card grows by 1.05 on hover', async ({ page }) => {
  await page.goto('/');
  const card = page.locator('#services li').first();
  const { width } = await boxOf(card);
  await card.hover();
  await expect.poll(async () => (await boxOf(card)).width / width).toBeCloseTo(1.05, 3);
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await boxOf(card)).width / width).toBeCloseTo(1, 3);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('no card stays enlarged after a tap', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('#services li').first();
    const { width } = await boxOf(card);
    // A tap leaves the element hovered.
    await card.hover();
    await page.waitForTimeout(500);
    expect((await boxOf(card)).width).toBe(width);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cards do not change on hover, and there is no page transition', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('#services li').first();
    const { width } = await boxOf(card);
    await card.hover();
    expect((await boxOf(card)).width).toBe(width);
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(event.viewTransition !== null);
      });
    });
    await page.goto('/citizenship');
    await page.locator('.program-card').last().getByRole('link').first().click();
    await expect(page).not.toHaveURL('/citizenship');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  });
});
