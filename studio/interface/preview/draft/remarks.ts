import type { SchemaType } from '@sanity/types';
import { LANGUAGE_TAGS } from '../../../../locales/locale.ts';
import { type FetchedDocument, invalidFields } from '../../../queries/documents.ts';
import { STUDIO_LANGUAGE } from '../../../words/language.ts';
import { say } from '../../../words/say.ts';
import { describeField, paramsOf, type TypeOf } from '../../words/describeField.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { type DraftSite, IncompleteSite } from './composeDraft.ts';
import { titleOfText } from './fieldOfText.ts';
import { placeOfKey } from './notes.ts';
import { positionsInForm } from './positionsInForm.ts';
import { unknownFigures } from './unknownFigures.ts';

/** `A`, `A and B`, `A, B and C`. */
const conjunction = new Intl.ListFormat(LANGUAGE_TAGS[STUDIO_LANGUAGE], { type: 'conjunction' });

/**
 * What an editor should know about the preview of the document in the form, as sentences.
 *
 * @param missing catalogue keys without text on the shown pages
 */
export function collectRemarks(
  site: DraftSite,
  missing: readonly string[],
  typeOf: TypeOf,
): string[] {
  const { edited, form, shown, gaps, grouped } = site;
  if (!edited) return [];
  const type = typeOf(edited._type);
  if (edited !== shown) return [explainMissingPage(edited, type)];
  const absent = missing
    .filter((key) => placeOfKey(key, grouped).id === edited._id)
    .map((key) => say('[field] is missing', { field: titleOfText(key, site, typeOf, 'en') }));
  const oneSided = gaps.map(({ path, locale }) =>
    say('[language] is missing in [field]', {
      language: LANGUAGE_NAMES[locale],
      field: describeField(type, path),
    }),
  );
  const figures = unknownFigures(edited, form, (path) => paramsOf(type, path)).map(
    ({ path, name, isUnfinished }) => {
      const words = { field: describeField(type, positionsInForm(path, edited, form)), name };
      return isUnfinished
        ? say('[field] uses {{[name]}}, which is incomplete: complete it under Figures', words)
        : say('[field] uses {{[name]}}, which is not a figure of this document', words);
    },
  );
  return [...new Set([...oneSided, ...absent, ...figures])];
}

/** Says that the chosen release removes a document, if it does. */
export const explainRemoval = ({ removed }: DraftSite, id: string): string | undefined =>
  removed.has(id)
    ? say('It will no longer be on the site once this release is published.')
    : undefined;

/** Why there is no preview at all, as a sentence. */
export function explainMissingSite(error: unknown, typeOf: TypeOf): string {
  if (!(error instanceof IncompleteSite)) {
    const reason = error instanceof Error ? error.message : String(error);
    return say('The page cannot be shown: [reason]', { reason });
  }
  const titles = error.types.map((type) => typeOf(type)?.title ?? type);
  return say('Pages can be shown once there is a document for [types].', {
    types: conjunction.format(titles),
  });
}

function explainMissingPage(edited: FetchedDocument, type: SchemaType | undefined): string {
  const fields = new Set(
    invalidFields(edited).map((field) => describeField(type, field.split('.').slice(0, 1))),
  );
  if (fields.size === 0)
    return say('This page can be shown once the page it belongs to can be shown.');
  return say('This page can be shown once you fill in [fields].', {
    fields: conjunction.format(fields),
  });
}
