import { isBilingual } from '../../../../locales/flatten.ts';
import { isRecord } from '../../../../locales/isRecord.ts';
import { LOCALES } from '../../../../locales/locale.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';
import { isBlank } from '../../words/isBlank.ts';
import { mapFields, mapRecord } from './mapFields.ts';
import { issuesIn } from './shapes.ts';

/** For fields that every document has in the end and that a new one may lack. */
const STAND_INS = { order: 0, accent: '#1258a8', heroHeight: 50, listed: false };

/**
 * Makes a document that is still being written fit for its page: what has no text in either
 * language counts as absent, items of lists are left out until they are complete, and colour,
 * height and place have a value.
 */
export function tidy(document: FetchedDocument): FetchedDocument {
  const whole = { ...STAND_INS, ...document };
  const incomplete = incompleteItems(whole);
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.filter((_, index) => !incomplete.get(value)?.has(index)).map(clean);
    if (isBilingual(value))
      return LOCALES.every((locale) => isBlank(value[locale])) ? undefined : value;
    return isRecord(value) ? mapRecord(value, clean) : value;
  };
  return mapFields(whole, clean);
}

/** The items of lists that the document's shape refuses: by list, their positions. */
function incompleteItems(document: FetchedDocument): ReadonlyMap<unknown, ReadonlySet<unknown>> {
  const items = new Map<unknown, Set<unknown>>();
  for (const { path = [] } of issuesIn(document)) {
    const item = path.findLast(({ type }) => type === 'array');
    if (item) items.set(item.input, (items.get(item.input) ?? new Set()).add(item.key));
  }
  return items;
}
