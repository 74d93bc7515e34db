import { parsedPage } from '../support/builtPage.ts';
import {
  CITIZENSHIP,
  FAST_NATURALIZATION,
  inLanguage,
  LANGUAGES,
  PORTRAYED,
  PROFILES,
  RESIDENCE_VISAS,
  SITE,
  US_PROGRAMS,
} from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { word } from '../support/words.ts';

const { home, citizenshipIndex, usGreenCardIndex, residencyIndex, otherPrograms } = SITE.screens;

/** Targets of a section's links, or its number of cards without a button. */
interface List {
  readonly path: string;
  readonly id: string;
  readonly links?: readonly string[];
  readonly cards?: number | undefined;
}

const LISTS: readonly List[] = [
  { path: '/', id: 'services', links: home.services },
  { path: '/', id: 'about', links: ['/about', ...PROFILES] },
  { path: '/about', id: 'team', links: PROFILES },
  { path: '/citizenship', id: 'programs', links: CITIZENSHIP },
  { path: '/citizenship', id: 'benefits', cards: citizenshipIndex?.benefits.length },
  { path: '/us-green-card', id: 'programs', links: US_PROGRAMS },
  { path: '/us-green-card', id: 'benefits', cards: usGreenCardIndex?.benefits.length },
  { path: '/other-citizenship', id: 'fast-naturalization', links: FAST_NATURALIZATION },
  { path: '/other-citizenship', id: 'residence-visas', links: RESIDENCE_VISAS },
  { path: '/other-citizenship', id: 'benefits', cards: residencyIndex?.benefits.length },
  { path: '/other-programs', id: 'asset-allocation', cards: otherPrograms?.assetAllocation.length },
  { path: '/other-programs', id: 'education', cards: otherPrograms?.education.length },
  {
    path: '/other-programs',
    id: 'why-choose-us',
    links: ['/contact'],
    cards: otherPrograms?.whyChooseUs.length,
  },
];

/** Lists without entries are not shown. */
const SHOWN = LISTS.filter(({ links, cards }) => links?.length || cards);

test('each list of a screen shows its entries', () => {
  for (const language of LANGUAGES)
    for (const { path, id, links = [], cards } of SHOWN) {
      const html = parsedPage(inLanguage(path, language));
      const section = html.querySelector(`section#${id}`);
      expect(section?.querySelector('h2')?.text, `${path}#${id}`).toMatch(/\S/);
      const targets = section
        ?.querySelectorAll('a')
        .filter((link) => !link.closest('.compare-link'))
        .map((link) => link.getAttribute('href'));
      const wanted = links.map((link) => inLanguage(link, language));
      expect([...new Set(targets)].sort(), `${path}#${id}`).toEqual(wanted.sort());
      if (cards) expect(section?.querySelectorAll('ul > li > h3')).toHaveLength(cards);
    }
});

test('the home page links to a consultation', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: word('en', 'home.startConsultation') })
    .click();
  await expect(page).toHaveURL('/contact');
});

test('the numbers of the home page precede their labels', () => {
  for (const language of LANGUAGES) {
    const html = parsedPage(inLanguage('/', language));
    const facts = html.querySelectorAll('.facts li').map(({ text }) => text);
    expect(facts).toHaveLength(4);
    for (const fact of facts) expect(fact).toMatch(/^\d+ \S/);
    const way = html.querySelector('.facts a')?.getAttribute('href');
    expect(way, 'the number of programmes leads to them').toBe(inLanguage('/compare', language));
  }
});

test('a team card shows initials, name, title and a short text', async ({ page }) => {
  await page.goto('/about');
  const cards = page.locator('#team li');
  await expect(cards).toHaveCount(PROFILES.length);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty();
    await expect(card.locator('.avatar')).toHaveText(/^\p{L}{1,3}$/u);
    await expect(card.locator('p')).toHaveCount(2);
  }
});

test('a profile has a photo, a biography and a link back', async ({ page }) => {
  for (const path of [PORTRAYED.path, PROFILES.find((other) => other !== PORTRAYED.path) ?? '/']) {
    await page.goto(path);
    await expect(page.locator('.profile img')).toBeVisible();
    await expect(page.locator('.profile .prose > *').first()).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/about#team"]')).toBeVisible();
  }
});
