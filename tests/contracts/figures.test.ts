import { describe, expect, test } from 'vitest';
import { GLANCE_FIGURES } from '../../locales/figures.ts';
import { flatten } from '../../locales/flatten.ts';
import { formatFigure } from '../../locales/formatFigure.ts';
import { LOCALES } from '../../locales/locale.ts';
import { placeholderNames } from '../../locales/placeholders.ts';
import { catalogues, site } from '../support/content.ts';
import { committedDocuments } from '../support/dataset.ts';
import { FIGURES } from '../support/specifiedFigures.ts';

/** What a page says itself, without the strip under its hero. */
const proseOf = (group: string, locale: 'en' | 'zh') =>
  Object.entries(catalogues[locale])
    .filter(([key]) => key.startsWith(`${group}.`) && !key.startsWith(`${group}.figures.`))
    .map(([, text]) => text)
    .join('\n');

/** `6 months` is not found inside `4-6 months`, nor `5年` inside `15年`. */
const holds = (text: string, figure: string) =>
  new RegExp(`(?<![\\d.,-])${RegExp.escape(figure)}`).test(text);

describe.each(FIGURES)('$group', ({ group, en, zh }) => {
  test.each(en)('says %s in English', (figure) => {
    expect(holds(proseOf(group, 'en'), figure)).toBe(true);
  });
  test.each(zh)('says %s in Chinese', (figure) => {
    expect(holds(proseOf(group, 'zh'), figure)).toBe(true);
  });
});

test('every programme outside the United States names one of the counts of visa-free places', () => {
  for (const { group, family } of site.programs.filter(({ family }) => family !== 'usGreenCard')) {
    for (const locale of LOCALES)
      expect(proseOf(group, locale), `${group} ${family}`).toMatch(
        /(?<!\d)(?:110|140|150|170|180|190)\+/,
      );
  }
});

test('Greece: Chinese prose gives the amount without a currency, the strip with it', () => {
  expect(catalogues.zh['residency.greece.overview.description1']).toMatch(
    /250,000(?!\s*(?:欧元|EUR))/,
  );
  expect(catalogues.zh['residency.greece.figures.minInvestment.text']).toBe('25万欧元');
  expect(catalogues.en['residency.greece.figures.minInvestment.text']).toBe('250,000 EUR');
});

const owners = [...site.programs, ...site.projects];

/** The texts of a document as its editors wrote them, one language. */
function writtenIn(id: string, locale: 'en' | 'zh'): string {
  const document = committedDocuments().find(({ _id }) => _id === id);
  return Object.values(flatten({ ...document, figures: [] }, '')[locale]).join('\n');
}

test.each(owners)('$path refers to its figures and writes none of them out', ({ id, figures }) => {
  const literal = LOCALES.flatMap((locale) => {
    const label = (name: string) => catalogues[locale][`ui.${name}`] ?? '';
    return figures
      .filter(({ unit, value }) => unit !== 'count' || value >= 100)
      .map((figure) => formatFigure({ ...figure, qualifier: null }, locale, label))
      .filter((figure) => holds(writtenIn(id, locale), figure));
  });
  expect(literal).toEqual([]);
});

test.each(owners)('$path shows every figure it stores', ({ id, figures }) => {
  const shown = new Set<string>([...placeholderNames(writtenIn(id, 'en')), ...GLANCE_FIGURES]);
  expect(figures.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test.each(owners)(
  '$path: every figure has a source and is reviewed after it was checked',
  ({ figures }) => {
    for (const { name, source, asOf, reviewBy } of figures) {
      expect(source.trim(), name).not.toBe('');
      expect(reviewBy > asOf, name).toBe(true);
    }
  },
);
