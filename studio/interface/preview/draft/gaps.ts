import type { PortableTextBlock } from '@portabletext/types';
import * as v from 'valibot';
import { isBilingual } from '../../../../locales/flatten.ts';
import { isRecord } from '../../../../locales/isRecord.ts';
import { LOCALES, type Locale, mapLocales } from '../../../../locales/locale.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';
import { Reference } from '../../../queries/fragments.ts';
import { isBlank } from '../../words/isBlank.ts';
import { mapFields, mapRecord } from './mapFields.ts';

/** A text that lacks one language. */
export interface Gap {
  /** Names of the fields, list items by position. */
  readonly path: readonly string[];
  readonly locale: Locale;
}

interface DraftContext {
  /** Whether the document with an id has a page. */
  readonly hasPage: (id: string) => boolean;
  /** The text of the note about a gap. */
  readonly note: (gap: Gap) => string;
}

const Entry = v.object({ target: Reference });

/**
 * Makes a document fit for its page: removes navigation entries and cards whose page does not exist
 * (yet), and replaces each text that lacks one language by a note, so that the page of that language
 * can be shown and says what is missing.
 */
export function completeDraft(
  document: FetchedDocument,
  { hasPage, note }: DraftContext,
): { readonly document: FetchedDocument; readonly gaps: readonly Gap[] } {
  const gaps: Gap[] = [];
  const isDead = (item: unknown) => v.is(Entry, item) && !hasPage(item.target._ref);
  const complete = (value: unknown, path: readonly string[]): unknown => {
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
    if (Array.isArray(value))
      return value.flatMap((item, index) =>
        isDead(item) ? [] : [complete(item, [...path, `${index}`])],
      );
    if (!isRecord(value)) return value;
    return mapRecord(value, (inner, name) => complete(inner, [...path, name]));
  };
  return { document: mapFields(document, (value, name) => complete(value, [name])), gaps };
}

const paragraph = (text: string): PortableTextBlock => ({
  _type: 'block',
  _key: 'gap',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 'gap', text, marks: [] }],
});
