import * as v from 'valibot';
import { type Figure, FigureSchema, GLANCE_FIGURES } from '../../locales/figures.ts';
import { type Catalogue, flatten } from '../../locales/flatten.ts';
import {
  formatBareNumber,
  formatFigure,
  formatMonth,
  type LabelOf,
} from '../../locales/formatFigure.ts';
import { LOCALES, type Locale, type Localized, mapLocales } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Document, Documents } from '../queries/documents.ts';
import { type Kept, NOTHING_KEPT } from './kept.ts';
import type { Page } from './pages.ts';

/** Documents without a page, and their catalogue group; labels hold two groups of their own. */
const PAGELESS_GROUPS = { navigation: 'nav', siteSettings: 'site', labels: '' } as const;

const WithFigures = v.object({ figures: v.optional(v.array(FigureSchema), []) });

/**
 * Makes the flat catalogue of each language: all visible text, figures put in. The same content
 * gives the same catalogues to the byte.
 *
 * @param pages the documents that have a page, with their groups
 * @param kept texts that stay as they are
 */
export function composeCatalogues(
  documents: Documents,
  pages: readonly Page[],
  kept: Kept = NOTHING_KEPT,
): Localized<Catalogue> {
  const texts = composeTexts(documents, pages, kept);
  return mapLocales((locale) => sorted(texts[locale]));
}

/** The same with keys in no particular order, which is faster: for what renders them at once. */
export function composeTexts(
  documents: Documents,
  pages: readonly Page[],
  { texts: kept }: Kept = NOTHING_KEPT,
): Localized<Catalogue> {
  const pageless = Object.entries(PAGELESS_GROUPS).flatMap(([type, group]) =>
    documents[type as keyof typeof PAGELESS_GROUPS].map((document) => ({ document, group })),
  );
  const labels = labelsOf(documents, kept);
  const parts = [...pageless, ...pages].map(({ document, group }) =>
    textsOf(document, group, labels),
  );
  return mapLocales((locale) => Object.assign({}, ...[...parts, kept].map((part) => part[locale])));
}

function labelsOf({ labels: [labels] }: Documents, kept: Localized<Catalogue>): Localized<LabelOf> {
  const catalogues = labels ? flatten(labels, '') : kept;
  return mapLocales((locale) => (name) => catalogues[locale][`ui.${name}`] ?? '');
}

/** One document's texts, with its figures written in the way of each language. */
function textsOf(document: Document, group: string, labels: Localized<LabelOf>) {
  const { figures } = v.parse(WithFigures, document);
  const { figures: _, ...rest } = document;
  const texts = flatten(rest, group);
  for (const locale of LOCALES) {
    const fill = figureFiller(figures, locale, labels[locale]);
    for (const [key, text] of Object.entries(texts[locale])) texts[locale][key] = fill(text);
    Object.assign(texts[locale], glanceTexts(figures, group, locale, labels[locale]));
  }
  return texts;
}

function figureFiller(figures: readonly Figure[], locale: Locale, label: LabelOf) {
  const byName = new Map(figures.map((figure) => [figure.name, figure]));
  return (text: string) =>
    fillPlaceholders(text, (name, format) => {
      const figure = byName.get(name);
      if (!figure) return undefined;
      return format === 'number'
        ? formatBareNumber(figure, locale)
        : formatFigure(figure, locale, label);
    });
}

/** The strip under the hero: `figures.minInvestment.text` and `.asOf`. */
function glanceTexts(figures: readonly Figure[], group: string, locale: Locale, label: LabelOf) {
  const shown = figures.filter(({ name }) => GLANCE_FIGURES.some((glance) => glance === name));
  return Object.fromEntries(
    shown.flatMap((figure) => [
      [`${group}.figures.${figure.name}.text`, formatFigure(figure, locale, label)],
      [
        `${group}.figures.${figure.name}.asOf`,
        fillPlaceholders(label('asOf'), () => formatMonth(figure.asOf, locale)),
      ],
    ]),
  );
}

/** Keys in one order, array positions as numbers. */
const sorted = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue)
      .map(([key, text]) => ({ key, text, segments: key.split('.') }))
      .sort((a, b) => compareSegments(a.segments, b.segments))
      .map(({ key, text }) => [key, text]),
  );

function compareSegments(one: readonly string[], other: readonly string[]): number {
  for (const [index, segment] of one.entries()) {
    const opposite = other[index];
    if (opposite === undefined) return 1;
    if (segment === opposite) continue;
    const difference = Number(segment) - Number(opposite);
    return Number.isNaN(difference) ? (segment < opposite ? -1 : 1) : difference;
  }
  return -1;
}
