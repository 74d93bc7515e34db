import { joinList } from '../../words/punctuation.ts';
import { describeLag } from '../translations/describeLag.ts';
import { translationState } from '../translations/translationState.ts';

/**
 * The mark of a document's languages in lists.
 *
 * @returns a mark such as `Chinese missing`, or `undefined` if both languages agree
 */
export function languageMark(document: unknown): string | undefined {
  const remarks = new Set(translationState(document).map(describeLag));
  return remarks.size === 0 ? undefined : joinList([...remarks].sort());
}
