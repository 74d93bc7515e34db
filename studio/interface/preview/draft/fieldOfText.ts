import { isArraySchemaType, isObjectSchemaType, type Path, type SchemaType } from '@sanity/types';
import { isRecord } from '../../../../locales/isRecord.ts';
import { type Locale, otherLocale } from '../../../../locales/locale.ts';
import { describeField, type TypeOf } from '../../words/describeField.ts';
import { BILINGUAL_TYPES } from '../../words/formPlace.ts';
import type { DraftSite } from './composeDraft.ts';
import { type GroupedDocument, placeOfKey } from './notes.ts';
import { positionsInForm } from './positionsInForm.ts';

/** The fields of a figure that each of its texts is made from. */
const OF_FIGURE: Readonly<Record<string, readonly string[]>> = {
  label: ['label'],
  text: ['value'],
  renminbi: ['value'],
  asOf: ['asOf'],
  review: ['reviewBy'],
  next: ['next', 'value'],
  source: ['source', 'title'],
  publisher: ['source', 'publisher'],
  caution: ['caution'],
};

/** The documents of a site, and the one in the form. */
interface WrittenDocuments extends Pick<DraftSite, 'composed' | 'edited' | 'form'> {
  readonly grouped: readonly GroupedDocument[];
}

/** Finds the field that contains a text of the site, or from which it is generated. */
export function fieldOfText(key: string, site: WrittenDocuments, typeOf: TypeOf, locale: Locale) {
  const { id, type, path: names } = placeOfKey(key, site.grouped);
  const field = (path: readonly string[], language = locale) => ({
    id,
    type,
    path: formPath(typeOf(type), path, language),
  });
  const [first, name, text = ''] = names;
  if (type === 'glossaryTerm' && first === 'paired') return field(['term'], otherLocale(locale));
  if (first !== 'figures')
    return field(
      site.composed?._id === id ? positionsInForm(names, site.composed, site.form) : names,
    );
  const position = figuresOf(site, id).findIndex((figure) => figure.name === name);
  if (position < 0) return field([first]);
  return field([first, String(position), ...(OF_FIGURE[text] ?? [])]);
}

/**
 * The titles of the field of a text: `Figures › Days per year › Source › Title`. Exchange rates are a
 * document of their own.
 */
export function titleOfText(
  key: string,
  site: WrittenDocuments,
  typeOf: TypeOf,
  locale: Locale,
): string {
  if (key.startsWith('compare.rates.')) return typeOf('exchangeRates')?.title ?? '';
  const { id, type, path } = fieldOfText(key, site, typeOf, locale);
  return describeField(typeOf(type), path, writtenDocument(site, id));
}

function figuresOf(site: WrittenDocuments, id: string) {
  const figures = writtenDocument(site, id)?.figures;
  return Array.isArray(figures) ? figures.filter(isRecord) : [];
}

/** A document as in the form if that has it: the site omits incomplete items. */
const writtenDocument = ({ grouped, edited, form }: WrittenDocuments, id: string) =>
  edited?._id === id ? form : grouped.find(({ document }) => document._id === id)?.document;

/**
 * The path of a text in the form of its document, as far as the form has it.
 *
 * @param type compiled schema type of the document
 * @param names of the fields, list items by position
 */
export function formPath(
  type: SchemaType | undefined,
  [name, ...rest]: readonly string[],
  locale: Locale,
): Path {
  if (!type) return [];
  if (BILINGUAL_TYPES.has(type.name)) return [locale];
  if (name === undefined) return [];
  if (isArraySchemaType(type)) {
    const [item] = type.of.length === 1 ? type.of : [];
    return /^\d+$/.test(name) ? [Number(name), ...formPath(item, rest, locale)] : [];
  }
  const field = isObjectSchemaType(type) && type.fields.find((one) => one.name === name);
  return field ? [name, ...formPath(field.type, rest, locale)] : [];
}
