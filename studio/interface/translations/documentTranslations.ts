import type { SchemaType } from '@sanity/types';
import { compareStrings } from '../../../locales/compareStrings.ts';
import type { Locale } from '../../../locales/locale.ts';
import type { StoredDocument } from '../../schema/overlay.ts';
import { documentName } from '../words/documentName.ts';
import { formPlace, sortInFormOrder } from '../words/formPlace.ts';
import { type SitePlace, sitePlace } from './sitePlace.ts';
import { type OpenTranslation, translationState } from './translationState.ts';

/** A field with its titles, from the outermost to its own. */
interface OpenField extends OpenTranslation {
  readonly titles: readonly string[];
}

/** The missing and stale texts of a document. */
export interface DocumentTranslations extends SitePlace {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly fields: readonly OpenField[];
}

/**
 * Finds the missing and stale texts of a document, with the titles and in the order of its form.
 *
 * @param document under its published id
 * @param type the compiled schema type of the document
 */
export function documentTranslations(
  document: StoredDocument,
  type: SchemaType,
): DocumentTranslations {
  const open = sortInFormOrder(translationState(document), type, document);
  return {
    ...sitePlace(document),
    id: document._id,
    type: document._type,
    title: documentName(document) ?? type.title ?? document._type,
    fields: open.map((one) => ({ ...one, titles: formPlace(one.path, type, document).titles })),
  };
}

/** The documents with open texts in one language or either, in the order of the site. */
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
        compareStrings(a.id, b.id),
    );
}
