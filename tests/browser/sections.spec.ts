import { type HTMLElement, parse } from 'node-html-parser';
import {
  CITIZENSHIP,
  FAST_NATURALIZATION,
  inLanguage,
  LANGUAGES,
  RESIDENCE_VISAS,
  US_PROGRAMS,
} from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** How many filled items a section's lists of this kind have together. */
function items(html: HTMLElement, id: string, list: 'ul' | 'ol'): number {
  const found = html.querySelectorAll(`#${id} ${list} > li`);
  for (const item of found) expect(item.text.trim(), `an item of #${id}`).not.toBe('');
  return found.length;
}

const COUNTRIES = [
  ...CITIZENSHIP,
  ...FAST_NATURALIZATION,
  ...RESIDENCE_VISAS,
  '/other-citizenship/turkey',
].filter((path) => path !== '/other-citizenship/chile');

for (const language of LANGUAGES) {
  test(`country pages have 6 benefits, 6 requirements, 4 steps in ${language.name}`, async ({
    request,
  }) => {
    for (const path of COUNTRIES) {
      const html = parse(await (await request.get(inLanguage(path, language))).text());
      expect(html.querySelectorAll('#overview p'), path).toHaveLength(2);
      expect(items(html, 'benefits', 'ul'), path).toBe(6);
      expect(items(html, 'requirements', 'ul'), path).toBe(6);
      expect(items(html, 'timeline', 'ol'), path).toBe(4);
    }
  });

  test(`US programmes have 4 requirements in ${language.name}`, async ({ request }) => {
    for (const path of US_PROGRAMS) {
      const html = parse(await (await request.get(inLanguage(path, language))).text());
      expect(items(html, 'benefits', 'ul'), path).toBe(6);
      expect(items(html, 'requirements', 'ul'), path).toBe(4);
      expect(items(html, 'timeline', 'ol'), path).toBe(4);
      const projects = html.querySelectorAll('#active-projects a');
      expect(projects.map((link) => link.getAttribute('href'))).toEqual(
        path.endsWith('eb5') ? [inLanguage('/projects/twinlakes', language)] : [],
      );
    }
  });

  test(`Chile has two tracks in ${language.name}`, async ({ request }) => {
    const path = inLanguage('/other-citizenship/chile', language);
    const html = parse(await (await request.get(path)).text());
    for (const [track, requirements] of [
      ['business', 6],
      ['birth', 4],
    ] as const) {
      expect(html.querySelectorAll(`#${track} #${track}-overview p`)).toHaveLength(2);
      expect(items(html, `${track}-benefits`, 'ul')).toBe(6);
      expect(items(html, `${track}-requirements`, 'ul')).toBe(requirements);
      expect(items(html, `${track}-timeline`, 'ol')).toBe(4);
    }
  });

  test(`the project has its sections in ${language.name}`, async ({ request }) => {
    const path = inLanguage('/projects/twinlakes', language);
    const html = parse(await (await request.get(path)).text());
    expect(html.querySelectorAll('#overview p')).toHaveLength(2);
    for (const id of ['benefits', 'financial', 'developer']) {
      expect(html.querySelectorAll(`#${id} p`), id).toHaveLength(3);
      expect(items(html, id, 'ul'), id).toBe(5);
    }
    const back = html.querySelectorAll('main .button').map((link) => link.getAttribute('href'));
    expect(back).toContain(inLanguage('/us-green-card/eb5', language));
  });
}
