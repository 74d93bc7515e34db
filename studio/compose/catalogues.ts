import { groupOf } from '../../locales/catalogue.ts';
import { compareStrings } from '../../locales/compareStrings.ts';
import type { Figure } from '../../locales/figures.ts';
import { type Catalogue, flatten } from '../../locales/flatten.ts';
import { formatBareNumber, formatFigure, type LabelOf } from '../../locales/formatFigure.ts';
import { LOCALES, type Locale, type Localized, mapLocales } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import { SHARED_DOCUMENTS, SHARED_TYPES } from '../../locales/routes.ts';
import type { Document, Documents } from '../queries/documents.ts';
import type { FigureDocument } from '../queries/figure.ts';
import { derivedTexts } from './derivedTexts.ts';
import { entriesOf, pagesOf } from './documentPages.ts';
import { rateTexts } from './figureTexts.ts';
import type { DatedRates } from './rates.ts';

/** The texts of a document, composed on demand. */
export interface DeferredTexts {
  /** The groups of the catalogue that they fill. */
  readonly groups: readonly string[];
  readonly compose: () => Localized<Catalogue>;
}

/**
 * The texts of the catalogues, by document: all visible text, with figures filled in.
 *
 * @param documents with the figures of the day
 * @param kept texts that stay unchanged
 */
export function deferTexts(
  documents: Documents,
  datedRates: DatedRates,
  kept: Localized<Catalogue>,
): DeferredTexts[] {
  const labels = labelsOf(documents, kept);
  const shared = SHARED_TYPES.flatMap((type) =>
    documents[type].map((document) => ({ document, ...SHARED_DOCUMENTS[type] })),
  );
  const others = [...entriesOf<Document>(documents), ...pagesOf<Document>(documents)].map(
    ({ document, group }) => ({ document, prefix: group, groups: [group] }),
  );
  const texts = [...shared, ...others].map(({ document, prefix, groups }) => ({
    groups,
    compose: () => textsOf(document, prefix, labels, datedRates),
  }));
  if (documents.compare.length > 0) return texts;
  // While the comparison is held back, other pages still show the rates, at today's amounts.
  const compose = () =>
    mapLocales((locale) => {
      const rates = rateTexts({ ...datedRates, locale, label: labels[locale] });
      return Object.fromEntries(rates.map(([key, text]) => [`compare.${key}`, text]));
    });
  return [...texts, { groups: ['compare'], compose }];
}

/** Composes and joins them into the flat catalogue of each language. */
export function joinTexts(
  deferred: readonly DeferredTexts[],
  kept: Localized<Catalogue>,
): Localized<Catalogue> {
  const texts = [kept, ...deferred.map(({ compose }) => compose())];
  return mapLocales((locale) => Object.assign({}, ...texts.map((one) => one[locale])));
}

function labelsOf({ labels: [labels] }: Documents, kept: Localized<Catalogue>): Localized<LabelOf> {
  const catalogues = labels ? flatten(labels, '') : kept;
  return mapLocales((locale) => (name) => catalogues[locale][`ui.${name}`] ?? '');
}

/** The texts of a document, with its figures formatted for each language. */
function textsOf(
  document: Document,
  group: string,
  labels: Localized<LabelOf>,
  datedRates: DatedRates,
) {
  const { figures: _, ...rest } = document;
  const texts = flatten(rest, group);
  for (const locale of LOCALES) {
    const fill = figureFiller(figuresOf(document), locale, labels[locale]);
    for (const [key, text] of Object.entries(texts[locale])) texts[locale][key] = fill(text);
    const derived = derivedTexts(document, { ...datedRates, locale, label: labels[locale] });
    for (const [key, text] of derived) texts[locale][`${group}.${key}`] = fill(text);
  }
  return texts;
}

const figuresOf = (document: Document): readonly FigureDocument[] =>
  document._type === 'program' || document._type === 'project' ? document.figures : [];

/** Within a sentence Chinese writes 190多个 where a standalone figure is 190+. */
const inText =
  (label: LabelOf): LabelOf =>
  (name) =>
    label(name === 'plus' ? 'plusInText' : name);

function figureFiller(figures: readonly Figure[], locale: Locale, label: LabelOf) {
  const byName = new Map(figures.map((figure) => [figure.name, figure]));
  return (text: string) =>
    fillPlaceholders(text, (name, format) => {
      const figure = byName.get(name);
      // A label's value: the scripts of the site look for its name without spaces.
      if (!figure) return `{{${name}}}`;
      return format === 'number'
        ? formatBareNumber(figure, locale)
        : formatFigure(figure, locale, inText(label));
    });
}

/**
 * Sorts keys, array positions numerically, so that the same content gives byte-identical files; one
 * group at a time, to use little memory.
 */
export function sortCatalogue(catalogue: Catalogue): Catalogue {
  const groups = Map.groupBy(Object.keys(catalogue), groupOf);
  const names = inOrder([...groups.keys()]);
  const keys = names.flatMap((name) => inOrder(groups.get(name) ?? []));
  return Object.fromEntries(keys.map((key) => [key, catalogue[key] ?? '']));
}

const inOrder = (keys: readonly string[]): string[] =>
  keys
    .map((key) => ({ key, segments: key.split('.') }))
    .sort((a, b) => compareSegments(a.segments, b.segments))
    .map(({ key }) => key);

function compareSegments(one: readonly string[], other: readonly string[]): number {
  const index = one.findIndex((segment, position) => segment !== other[position]);
  const segment = one[index];
  const opposite = other[index];
  if (segment === undefined || opposite === undefined) return one.length - other.length;
  const isWord = (text: string) => Number(Number.isNaN(Number(text)));
  // Numbers come first: compared with words as text, 485 < 1040 < 1040-nr < 485.
  return (
    isWord(segment) - isWord(opposite) ||
    Number(segment) - Number(opposite) ||
    compareStrings(segment, opposite)
  );
}
