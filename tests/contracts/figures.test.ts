import { expect, test } from 'vitest';
import { GLANCE_FIGURES, isZeroAmount } from '../../locales/figures.ts';
import { flatten } from '../../locales/flatten.ts';
import { formatFigure } from '../../locales/formatFigure.ts';
import { LOCALES } from '../../locales/locale.ts';
import { placeholderNames } from '../../locales/placeholders.ts';
import { figure } from '../../studio/schema/objects/figure.ts';
import { translate } from '../../studio/words/say.ts';
import { containsFigure } from '../support/containsFigure.ts';
import { catalogues, site } from '../support/content.ts';
import { committedDocuments } from '../support/fixtureDocuments.ts';

const owners = [...site.programs, ...site.projects];

const documents = committedDocuments();

/** The unprocessed texts of a document, in one language. */
function writtenIn(id: string, locale: 'en' | 'zh'): string {
  const document = documents.find(({ _id }) => _id === id);
  return Object.values(flatten({ ...document, figures: [] }, '')[locale]).join('\n');
}

test.each(owners)('$path refers to its figures instead of spelling them out', ({ id, figures }) => {
  const literal = LOCALES.flatMap((locale) => {
    const label = (name: string) => catalogues[locale][`ui.${name}`] ?? '';
    return figures
      .filter(({ unit, value }) => unit !== 'count' || value >= 100)
      .filter((figure) => !isZeroAmount(figure))
      .map((figure) => formatFigure({ ...figure, qualifier: null }, locale, label))
      .filter((figure) => containsFigure(writtenIn(id, locale), figure));
  });
  expect(literal).toEqual([]);
});

test.each(owners)('$path shows every figure it stores', ({ id, figures, ...page }) => {
  const costs = 'topics' in page ? (page.topics.costs?.items ?? []) : [];
  const shown = new Set<string | null | undefined>([
    ...placeholderNames(writtenIn(id, 'en')),
    ...GLANCE_FIGURES,
    ...costs.map(({ figure }) => figure),
  ]);
  expect(figures.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

test.each(owners)('$path: every figure is reviewed after it was checked', ({ figures }) => {
  for (const { name, asOf, reviewBy } of figures) expect(reviewBy > asOf, name).toBe(true);
});

test.each(LOCALES)('the form names every figure of the strip: %s', (locale) => {
  const help = figure.fields.find(({ name }) => name === 'name')?.description;
  const words = translate(String(help), locale);
  expect(
    GLANCE_FIGURES.filter((name) => !words.includes(name)),
    'name them in the help of the field `name` (studio/schema/objects/figure.ts) and its Chinese (studio/words/zh/figures.json)',
  ).toEqual([]);
});
