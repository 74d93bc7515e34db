import { documentsOf, isLeaving, type Layer, type StoredDocument } from '../documents/overlay.ts';
import { documentTranslations } from '../translations/documentTranslations.ts';
import { lagWords } from '../translations/lagWords.ts';
import type { TypeOf } from '../words/describeField.ts';
import type { RefusedDocument } from './refusedDocument.ts';

/**
 * The documents of a layer that would be published with one language out of date; a missing
 * language is a validation error.
 */
export function languagesBehind(
  stored: readonly StoredDocument[],
  layer: Layer,
  typeOf: TypeOf,
): readonly RefusedDocument[] {
  return documentsOf(stored, layer).flatMap((document) => {
    const type = typeOf(document._type);
    if (!type || isLeaving(document)) return [];
    const problems = documentTranslations(document, type)
      .fields.filter(({ state }) => state === 'stale')
      .map((field) => ({ path: field.path, message: lagWords(field) }));
    return problems.length > 0 ? [{ document, problems }] : [];
  });
}
