import { listed } from '../../words/punctuation.ts';
import { lagWords } from '../translations/lagWords.ts';
import { translationState } from '../translations/translationState.ts';

/**
 * What a list says about the languages of a document.
 *
 * @returns a remark such as `Chinese missing`, or `undefined` when there is nothing to say
 */
export function languageMark(document: unknown): string | undefined {
  const remarks = new Set(translationState(document).map(lagWords));
  return remarks.size === 0 ? undefined : listed([...remarks].sort());
}
