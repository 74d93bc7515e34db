import type { PortableTextBlock } from '@portabletext/types';
import { isBilingual } from '../../../../locales/flatten.ts';
import { isRecord } from '../../../../locales/isRecord.ts';
import { LOCALES, type Locale, mapLocales } from '../../../../locales/locale.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';
import { isBlank } from '../../words/isBlank.ts';
import { mapFields, mapRecord } from './mapFields.ts';

/** A text that lacks one language. */
export interface Gap {
  /** Names of the fields, list items by position. */
  readonly path: readonly string[];
  readonly locale: Locale;
}

/**
 * Replaces each text that lacks one language by a note, so that the page of that language can be
 * shown and says what is missing.
 *
 * @param note the text of the note
 */
export function fillGaps(
  document: FetchedDocument,
  note: (gap: Gap) => string,
): { readonly document: FetchedDocument; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const fill = (value: unknown, path: readonly string[]): unknown => {
    if (isBilingual(value)) {
      const texts = LOCALES.map((locale) => value[locale]);
      const filled = mapLocales((locale) => {
        if (!isBlank(value[locale])) return value[locale];
        const gap = { path, locale };
        gaps.push(gap);
        return texts.some(Array.isArray) ? [paragraph(note(gap))] : note(gap);
      });
      return { ...value, ...filled };
    }
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, `${index}`]));
    if (!isRecord(value)) return value;
    return mapRecord(value, (inner, name) => fill(inner, [...path, name]));
  };
  return { document: mapFields(document, (value, name) => fill(value, [name])), gaps };
}

const paragraph = (text: string): PortableTextBlock => ({
  _type: 'block',
  _key: 'gap',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'gap', text, marks: [] }],
});
