import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../locales/locale.ts';
import { catalogues, site } from '../support/content.ts';

/** Minimum number of questions on a page. */
const QUESTIONS = 6;

/** Costs, or statements that something is free, for any family. */
const COSTS = ['minimum', 'government', 'professional', 'yearly'] as const;

const FAMILY = ['spouse', 'children', 'parents', 'siblings'] as const;

describe.each(site.programs)('$path', ({ group, figures, topics }) => {
  const filled = (key: string) =>
    LOCALES.every((locale) => (catalogues[locale][`${group}.${key}`] ?? '').trim() !== '');

  test('states what each part costs, or says to ask', () => {
    const items = topics.costs?.items ?? [];
    expect(items.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...COSTS]));
    for (const { figure } of items)
      if (figure) expect(figures.map(({ name }) => name)).toContain(figure);
    for (const { figure } of items) if (figure) expect(filled(`figures.${figure}.text`)).toBe(true);
  });

  test('states who can be included', () => {
    const members = topics.family?.members ?? [];
    expect(members.map(({ who }) => who)).toEqual(FAMILY);
    for (const index of members.keys())
      expect(filled(`familyMembers.members.${index}.note`)).toBe(true);
  });

  test('says that children may come, without conditions, only of all minors', () => {
    const members = topics.family?.members ?? [];
    const children = members.findIndex(({ who, answer }) => who === 'children' && answer === 'yes');
    const brief = catalogues.en[`${group}.familyMembers.members.${children}.brief`] ?? 'minors';
    expect(brief).toBe('minors');
  });

  test.each([
    ['presence.days', 'presence.language'],
    ['nationality.keep', 'nationality.chinese'],
    ['tax.text'],
    ['refusal.refused', 'refusal.holding', 'refusal.exit'],
  ])('answers %s', (...keys) => {
    expect(keys.filter((key) => !filled(key))).toEqual([]);
  });

  test('answers at least six questions', () => {
    expect(topics.questions).toBeGreaterThanOrEqual(QUESTIONS);
    for (let index = 0; index < topics.questions; index += 1)
      expect(filled(`questions.${index}.answer`), `${index}`).toBe(true);
  });

  test('links to official pages, with their publishers', () => {
    expect(topics.sources.length).toBeGreaterThan(0);
    for (const [index, { url }] of topics.sources.entries()) {
      expect(url).toMatch(/^https:\/\//);
      expect(filled(`sources.${index}.title`) && filled(`sources.${index}.publisher`)).toBe(true);
    }
  });
});
