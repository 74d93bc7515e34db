import { isBilingual } from '../../../../locales/flatten.ts';
import { isRecord } from '../../../../locales/isRecord.ts';
import { LOCALES } from '../../../../locales/locale.ts';
import { type FetchedDocument, issuesIn } from '../../../queries/documents.ts';
import { hasTabs } from '../../../schema/rules/programParts.ts';
import { isBlank } from '../../words/isBlank.ts';
import { mapFields, mapRecord } from './mapFields.ts';

/** Defaults for fields that a new document may still lack. */
const DEFAULTS = { order: 0, accent: '#1258a8', heroHeight: 50, listed: false };

/** The sections of a programme without tabs, which its page shows only together. */
const NO_SECTIONS = { benefits: [], requirements: {}, timeline: {} };

/**
 * Prepares an unfinished document for its page: texts blank in both languages are removed,
 * incomplete list items are omitted, and colour, height, position and sections get defaults.
 */
export function normalizeDraft(document: FetchedDocument): FetchedDocument {
  const hasSections = document._type === 'program' && !hasTabs(document);
  const whole = { ...DEFAULTS, ...(hasSections && NO_SECTIONS), ...document };
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

/** The list items that fail the document's schema, as positions by list. */
function incompleteItems(document: FetchedDocument): ReadonlyMap<unknown, ReadonlySet<unknown>> {
  const items = new Map<unknown, Set<unknown>>();
  for (const { path = [] } of issuesIn(document)) {
    const item = path.findLast(({ type }) => type === 'array');
    if (item) items.set(item.input, (items.get(item.input) ?? new Set()).add(item.key));
  }
  return items;
}
