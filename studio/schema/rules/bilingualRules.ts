import type { CustomValidator, SchemaType } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { LOCALES, type Localized, mapLocales } from '../../../locales/locale.ts';
import { valuesIn } from '../valuesIn.ts';
import { placeholderProblems } from './placeholders.ts';

/**
 * Both languages of a text must use the same placeholders, and only those of the document's figures
 * (for a label: the values that the site fills in).
 */
export const bilingualTextRule: CustomValidator = (text, { document, schema, type }) => {
  if (!hasBothTexts(text)) return true;
  const figures = Array.isArray(document?.figures) ? document.figures.filter(isRecord) : [];
  const params: unknown = type?.options?.params;
  const values: readonly string[] = Array.isArray(params) ? params : [];
  const known = new Set([
    ...figures.map(({ name }) => name).filter((name) => typeof name === 'string'),
    ...values,
  ]);
  const canGrow = hasFigures(document && schema.get(document._type));
  return placeholderProblems(text, { known, needed: values, canGrow }).map(
    ({ language, message }) => ({ path: [language], message }),
  );
};

const hasFigures = (type: SchemaType | undefined) =>
  type?.jsonType === 'object' && type.fields.some(({ name }) => name === 'figures');

/** {@link bilingualTextRule} for rich text, whose text is spread over blocks and spans. */
export const bilingualBlocksRule: CustomValidator = (blocks, context) =>
  bilingualTextRule(
    isRecord(blocks) && LOCALES.every((locale) => Array.isArray(blocks[locale]))
      ? mapLocales((locale) => wordsOf(blocks[locale]).join('\n'))
      : undefined,
    context,
  );

const wordsOf = (blocks: unknown): string[] =>
  valuesIn(blocks).flatMap(({ path, value }) =>
    path.at(-1) === 'text' && typeof value === 'string' ? [value] : [],
  );

/** Other rules report a missing language or a wrong type. */
const hasBothTexts = (text: unknown): text is Localized<string> =>
  isRecord(text) && LOCALES.every((locale) => typeof text[locale] === 'string');
