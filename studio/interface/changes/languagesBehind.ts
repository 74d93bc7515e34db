import type { SchemaType } from '@sanity/types';
import { documentsOf, isLeaving, type Layer, type StoredDocument } from '../documents/overlay.ts';
import { documentTranslations } from '../translations/documentTranslations.ts';
import { lagWords } from '../translations/lagWords.ts';
import type { RefusedDocument } from './refusedDocument.ts';

/**
 * The documents of a layer that would be published with one language behind the other; one that is
 * missing breaks a rule.
 *
 * @param schema gives the compiled type of a name
 */
export function languagesBehind(
  stored: readonly StoredDocument[],
  layer: Layer,
  schema: (type: string) => SchemaType | undefined,
): readonly RefusedDocument[] {
  return documentsOf(stored, layer).flatMap((document) => {
    const type = schema(document._type);
    if (!type || isLeaving(document)) return [];
    const problems = documentTranslations(document, type)
      .fields.filter(({ state }) => state === 'stale')
      .map((field) => ({ path: field.path, message: lagWords(field) }));
    return problems.length > 0 ? [{ document, problems }] : [];
  });
}
