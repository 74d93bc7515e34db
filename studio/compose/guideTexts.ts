import { formatDay } from '../../locales/formatFigure.ts';
import { type Locale, otherLocale } from '../../locales/locale.ts';
import type { Document } from '../queries/documents.ts';

/**
 * The texts that are made of a guide's days, and of the name that a term has in the other language,
 * by their keys below its group.
 */
export function guideTexts(document: Document, locale: Locale): Record<string, string> {
  if (document._type === 'glossaryTerm') return { paired: document.term[otherLocale(locale)] };
  if (document._type !== 'guide') return {};
  const { reviewed, sources } = document;
  return Object.fromEntries([
    ['reviewed', formatDay(reviewed, locale)],
    ...sources.flatMap(({ read }, index) =>
      read ? [[`sources.${index}.read`, formatDay(read, locale)]] : [],
    ),
  ]);
}
