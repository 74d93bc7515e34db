import type { CustomValidator } from '@sanity/types';
import type { Localized } from '../../../locales/locale.ts';
import { placeholderProblem } from './placeholders.ts';

/**
 * Both languages of a text name the same figures, and only such as the document has (or, for a
 * label, the values that the site puts in).
 */
export const bilingualProblem: CustomValidator = (text, { document, type }) => {
  if (!isBilingual(text)) return true;
  const figures = Array.isArray(document?.figures) ? document.figures : [];
  const params: unknown = type?.options?.params;
  const known = new Set([
    ...figures.map((figure: { name?: string }) => figure.name ?? ''),
    ...(Array.isArray(params) ? params : []),
  ]);
  return placeholderProblem(text, known) ?? true;
};

const isBilingual = (text: unknown): text is Partial<Localized<string>> =>
  typeof text === 'object' && text !== null;
