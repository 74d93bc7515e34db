import type { PortableTextBlock } from '@portabletext/types';
import { isRecord } from './isRecord.ts';
import { LOCALES, type Localized, mapLocales } from './locale.ts';
import { flattenBlocks, type Leaf } from './portableText.ts';

/** A catalogue: maps dotted paths (array items by position) to visible text. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Collects the visible text of a document in both languages. Language-neutral values (order,
 * colours, figures, picture files) are omitted.
 *
 * @param value a document or part of one
 * @param prefix its catalogue group, e.g. `residency.greece`; empty for none
 * @returns catalogues with the same keys in both languages
 */
export function flatten(value: unknown, prefix: string): Localized<Record<string, string>> {
  const leaves = mapLocales<Leaf[]>(() => []);
  collect(value, prefix, leaves);
  const keys = new Set(LOCALES.flatMap((locale) => leaves[locale].map(([key]) => key)));
  return mapLocales((locale) => {
    const own = new Map(leaves[locale]);
    // Rich text may have a different structure in each language (a word in bold in one only). An
    // empty leaf fills the gap and is dropped when the blocks are restored.
    return Object.fromEntries([...keys].map((key) => [key, own.get(key) ?? '']));
  });
}

function collect(value: unknown, path: string, leaves: Localized<Leaf[]>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isBilingual(value)) {
    for (const locale of LOCALES) leaves[locale].push(...leavesOf(value[locale], path));
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    if (!key.startsWith('_')) collect(inner, path === '' ? key : `${path}.${key}`, leaves);
  }
}

type Bilingual = Partial<Localized<string | PortableTextBlock[]>>;

/** Bilingual values are plain objects `{en, zh}`: a text, or the blocks of a rich text. */
export const isBilingual = (value: unknown): value is Bilingual =>
  isRecord(value) && LOCALES.some((locale) => locale in value);

const leavesOf = (value: string | PortableTextBlock[] | undefined, path: string): Leaf[] => {
  if (value === undefined) return [];
  if (typeof value === 'string') return [[path, value]];
  return flattenBlocks(value).map(([below, text]) => [`${path}.${below}`, text]);
};
