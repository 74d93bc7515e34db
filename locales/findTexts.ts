import type { Catalogue } from './flatten.ts';
import type { IndexedContent } from './indexedContent.ts';
import { isLocale } from './locale.ts';

/**
 * The texts of a group.
 *
 * @param fields the only fields needed; empty for all
 * @throws when the catalogue has no such group
 */
export function findTexts(
  { catalogues }: IndexedContent,
  locale: string,
  group: string,
  fields: readonly string[] = [],
): Catalogue {
  const some = fields.length > 0 ? fields : undefined;
  const texts = isLocale(locale) ? catalogues[locale].get(group, some) : undefined;
  if (texts) return some ? inOrder(texts, group, some) : texts;
  throw new Error(`The catalogue (${locale}) has no group "${group}": run npm run pull`);
}

/** Sorts texts by field, so that the order does not depend on how much of the group was read. */
function inOrder(texts: Catalogue, group: string, fields: readonly string[]): Catalogue {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    fields
      .map((field) => `${group}.${field}`)
      .flatMap((prefix) =>
        entries.filter(([key]) => key === prefix || key.startsWith(`${prefix}.`)),
      ),
  );
}
