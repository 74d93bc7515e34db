import { parse } from 'node-html-parser';
import {
  CITIZENSHIP,
  FAST_NATURALIZATION,
  inLanguage,
  LANGUAGES,
  PROFILES,
  RESIDENCE_VISAS,
  US_PROGRAMS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Where the buttons of a section lead, and how many cards without a button it has. */
const SCREENS: readonly {
  readonly path: string;
  readonly id: string;
  readonly links?: readonly string[];
  readonly cards?: number;
}[] = [
  { path: '/', id: 'services', links: ['/us-green-card', '/citizenship', '/other-citizenship'] },
  { path: '/', id: 'about', links: ['/about'] },
  { path: '/about', id: 'team', links: PROFILES },
  { path: '/citizenship', id: 'programs', links: CITIZENSHIP },
  { path: '/citizenship', id: 'benefits', cards: 6 },
  { path: '/us-green-card', id: 'programs', links: US_PROGRAMS },
  { path: '/us-green-card', id: 'benefits', cards: 6 },
  { path: '/other-citizenship', id: 'fast-naturalization', links: FAST_NATURALIZATION },
  { path: '/other-citizenship', id: 'residence-visas', links: RESIDENCE_VISAS },
  { path: '/other-citizenship', id: 'benefits', cards: 6 },
  { path: '/other-programs', id: 'asset-allocation', cards: 5 },
  { path: '/other-programs', id: 'education', cards: 6 },
  { path: '/other-programs', id: 'why-choose-us', cards: 4 },
];

for (const { path, id, links, cards } of SCREENS) {
  test(`${path}#${id} shows what the specification lists`, async ({ request }) => {
    for (const language of LANGUAGES) {
      const html = parse(await (await request.get(inLanguage(path, language))).text());
      const section = html.querySelector(`section#${id}`);
      expect(section?.querySelector('h2')?.text).toMatch(/\S/);
      const targets = section?.querySelectorAll('a').map((link) => link.getAttribute('href'));
      const wanted = (links ?? []).map((link) => inLanguage(link, language));
      expect(targets?.sort()).toEqual(wanted.sort());
      if (cards) expect(section?.querySelectorAll('ul > li > h3')).toHaveLength(cards);
    }
  });
}

test('the home page invites to a consultation', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start a consultation' }).click();
  await expect(page).toHaveURL('/contact');
});

test('a team card shows initials, name, title and a few words', async ({ page }) => {
  await page.goto('/about');
  const cards = page.locator('#team li');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await expect(card.locator('.avatar')).toHaveText(/^[A-Z]{2}$/);
    await expect(card.locator('p')).toHaveCount(2);
  }
});

test('a profile has a photo, a biography of two or three paragraphs, and the way back', async ({
  page,
}) => {
  for (const path of PROFILES) {
    await page.goto(path);
    await expect(page.locator('.profile img')).toBeVisible();
    expect([2, 3]).toContain(await page.locator('.profile .prose > p').count());
    await expect(page.getByRole('main').locator('a[href="/about#team"]')).toBeVisible();
  }
});
