import type { Path } from '@sanity/types';
import type { Locale } from '../../../locales/locale.ts';
import { valueAt } from '../../schema/valuesIn.ts';
import { type Bilingual, isConfirmed } from './agreement.ts';

/**
 * The text of a language when both were last confirmed to match, found by its fingerprint.
 *
 * @param revisions states of the document and its draft, the newest first; read only as far as
 * needed
 * @param path of the bilingual value
 * @param value the bilingual value as it is now
 * @returns `undefined` if no revision has it: the history may not reach back that far
 */
export function findEarlierText(
  revisions: Iterable<unknown>,
  path: Path,
  value: Bilingual,
  language: Locale,
): unknown {
  for (const revision of revisions) {
    const text = valueAt(revision, [...path, language]);
    if (isConfirmed(value, language, text)) return text;
  }
  return undefined;
}
