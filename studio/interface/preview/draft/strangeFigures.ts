import * as v from 'valibot';
import { isBilingual } from '../../../../locales/flatten.ts';
import { isRecord } from '../../../../locales/isRecord.ts';
import { LOCALES } from '../../../../locales/locale.ts';
import { placeholderNames } from '../../../../locales/placeholders.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';

/** A text that names a figure which its document does not have. */
interface StrangeFigure {
  /** Names of the fields, list items by position. */
  readonly path: readonly string[];
  readonly name: string;
}

const Named = v.object({ figures: v.optional(v.array(v.object({ name: v.string() })), []) });

/**
 * Finds the `{{names}}` in a document's texts that stand for nothing.
 *
 * @param paramsOf names of the values that the site puts into the text at a path
 */
export function strangeFigures(
  document: FetchedDocument,
  paramsOf: (path: readonly string[]) => readonly unknown[],
): readonly StrangeFigure[] {
  const figures = new Set(v.parse(Named, document).figures.map(({ name }) => name));
  const search = (value: unknown, path: readonly string[]): StrangeFigure[] => {
    if (isBilingual(value)) {
      const names = new Set(
        LOCALES.flatMap((locale) => wordsOf(value[locale])).flatMap(placeholderNames),
      );
      const params = paramsOf(path);
      return [...names]
        .filter((name) => !figures.has(name) && !params.includes(name))
        .map((name) => ({ path, name }));
    }
    if (Array.isArray(value))
      return value.flatMap((item, index) => search(item, [...path, `${index}`]));
    if (!isRecord(value)) return [];
    return Object.entries(value).flatMap(([field, inner]) => search(inner, [...path, field]));
  };
  return search(document, []);
}

/** The strings of a text: itself, or those of rich text. */
function wordsOf(text: unknown): string[] {
  if (typeof text === 'string') return [text];
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(wordsOf) : [];
}
