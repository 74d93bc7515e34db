import type { SchemaType } from '@sanity/types';
import type { Locale } from '../../../locales/locale.ts';
import type { StoredDocument } from '../documents/overlay.ts';
import { documentName } from '../words/documentName.ts';
import { formPlace, inFormOrder } from '../words/formPlace.ts';
import { type SitePlace, sitePlace } from './sitePlace.ts';
import { type OpenTranslation, translationState } from './translationState.ts';

/** A field with its titles, from the outermost to its own. */
export interface OpenField extends OpenTranslation {
  readonly titles: readonly string[];
}

/** What is missing or stale in a document. */
export interface DocumentTranslations extends SitePlace {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly fields: readonly OpenField[];
}

/**
 * Describes what is to be done in a document, in editors' words and in the order of its form.
 *
 * @param document under the id that it is or will be published under
 * @param type the compiled schema type of the document
 */
export function documentTranslations(
  document: StoredDocument,
  type: SchemaType,
): DocumentTranslations {
  const open = inFormOrder(translationState(document), type, document);
  return {
    ...sitePlace(document),
    id: document._id,
    type: document._type,
    title: documentName(document) ?? type.title ?? document._type,
    fields: open.map((one) => ({ ...one, titles: formPlace(one.path, type, document).titles })),
  };
}

/** The documents in the order of the site, with the fields of one language or of both. */
export function openDocuments(
  documents: readonly DocumentTranslations[],
  language?: Locale,
): DocumentTranslations[] {
  return documents
    .map((document) => ({
      ...document,
      fields: document.fields.filter((field) => !language || field.language === language),
    }))
    .filter(({ fields }) => fields.length > 0)
    .sort(
      (a, b) =>
        a.groupPosition - b.groupPosition ||
        a.position - b.position ||
        a.title.localeCompare(b.title, 'en') ||
        (a.id < b.id ? -1 : 1),
    );
}
