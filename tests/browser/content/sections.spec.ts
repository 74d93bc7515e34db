import type { HTMLElement } from 'node-html-parser';
import type { ProgramParts } from '../../../locales/program.ts';
import { COLLECTION_TYPES, COLLECTIONS } from '../../../locales/routes.ts';
import { sectionsOf } from '../../../locales/sections.ts';
import { parsedPage } from '../support/builtPage.ts';
import { inLanguage, LANGUAGES, SITE } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Number of non-empty items in a section's lists of this kind. */
function items(html: HTMLElement, id: string, list: 'ul' | 'ol'): number {
  const found = html.querySelectorAll(`#${id} ${list} > li`);
  for (const item of found) expect(item.text.trim(), `an item of #${id}`).not.toBe('');
  return found.length;
}

/** @param prefix prefix of a track's ids */
function expectSections(html: HTMLElement, parts: ProgramParts, prefix = '') {
  expect(html.querySelectorAll(`#${prefix}overview p`)).toHaveLength(2);
  expect(items(html, `${prefix}benefits`, 'ul')).toBe(parts.benefits.length);
  expect(items(html, `${prefix}requirements`, 'ul')).toBe(parts.requirements.length);
  expect(items(html, `${prefix}timeline`, 'ol')).toBe(parts.timeline.length);
}

for (const language of LANGUAGES) {
  test(`programmes show all content of their documents in ${language.name}`, () => {
    for (const { path, parts, tracks } of SITE.programs) {
      const html = parsedPage(inLanguage(path, language));
      if (parts) expectSections(html, parts);
      if (tracks) expectSections(html, tracks.business, 'business-');
      if (tracks) expectSections(html, tracks.birth, 'birth-');
      const projects = SITE.projects.filter(({ program }) => program === path);
      const links = html.querySelectorAll('#active-projects a');
      expect(links.map((link) => link.getAttribute('href')).sort(), path).toEqual(
        projects.map((project) => inLanguage(project.path, language)).sort(),
      );
    }
  });

  test(`projects have all their sections in ${language.name}`, () => {
    for (const { path, program } of SITE.projects) {
      const html = parsedPage(inLanguage(path, language));
      expect(html.querySelectorAll('#overview p')).toHaveLength(2);
      for (const id of ['benefits', 'financial', 'developer']) {
        expect(html.querySelectorAll(`#${id} p`), id).not.toHaveLength(0);
        expect(items(html, id, 'ul'), id).toBeGreaterThan(0);
      }
      const back = html.querySelectorAll('main .button').map((link) => link.getAttribute('href'));
      expect(back).toContain(inLanguage(program, language));
    }
  });

  test(`sources have a description, a publisher or date, and a link in ${language.name}`, () => {
    for (const { path } of [...SITE.programs, ...SITE.guides])
      for (const item of parsedPage(inLanguage(path, language)).querySelectorAll('#sources li')) {
        const [title, note] = item.childNodes;
        expect(title?.text.trim(), path).toBeTruthy();
        expect(note?.text.trim(), `${path}: ${title?.text}`).toBeTruthy();
        // The source of a figure can be a practice, without a URL.
        const link = item.querySelector('a');
        if (link) expect(link.getAttribute('href'), path).toMatch(/^https:\/\//);
        else expect(title?.toString(), path).toMatch(/^<p>/);
      }
  });
}

for (const language of LANGUAGES) {
  test(`Home links to every guide in ${language.name}`, () => {
    const links = parsedPage(inLanguage('/', language)).querySelectorAll('main a[href]');
    const addresses = links.map((link) => link.getAttribute('href'));
    for (const { path } of SITE.guides) expect(addresses).toContain(inLanguage(path, language));
  });

  test(`topics of programmes link to related guides in ${language.name}`, () => {
    for (const { path } of SITE.programs) {
      const page = parsedPage(inLanguage(path, language));
      for (const guide of SITE.guides)
        for (const topic of guide.topics) {
          const section = page.querySelector(`#${topic}`);
          const link = section?.querySelector(`a[href="${inLanguage(guide.path, language)}"]`);
          expect(link, `${path}#${topic} to ${guide.path}`).toBeTruthy();
        }
    }
  });
}

test('a standalone figure starts with a capital letter', async ({ page }) => {
  const priced = SITE.programs.find(({ topics }) =>
    topics.costs?.items.some(({ figure }) => figure),
  );
  if (!priced) throw new Error('No programme of this content says what it costs');
  await page.goto(priced.path);
  const figures = page.locator('.ledger strong, .glance-figure, .card-figures dt + dd');
  const texts = await figures.allTextContents();
  expect(texts.filter((text) => /^\s*\p{Ll}/u.test(text))).toEqual([]);
});

test('every section of a page has an anchor', () => {
  const terms = SITE.terms.map(({ slug }) => slug);
  const pages = [
    ...Object.entries(SITE.screens).map(([type, { path }]) => ({ type, path, own: terms })),
    ...COLLECTION_TYPES.flatMap((type) =>
      SITE[COLLECTIONS[type].list].map((page) => ({
        type,
        path: page.path,
        own: 'sections' in page ? page.sections : [],
      })),
    ),
  ];
  for (const { type, path, own } of pages) {
    const known = sectionsOf(type, own);
    const ids = parsedPage(path)
      .querySelectorAll('main, main [id]')
      .filter((element) => !element.closest('svg'))
      .map(({ id }) => id)
      // Links point to panels, not to tabs.
      .filter((id) => !id.startsWith('radix-'));
    const unnamed = known ? ids.filter((id) => !known.has(id)) : [];
    expect(unnamed, `of ${path}: name them in locales/sections.ts`).toEqual([]);
  }
});
