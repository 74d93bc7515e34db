import { formatDay } from '../../locales/formatFigure.ts';
import { type Locale, otherLocale } from '../../locales/locale.ts';
import type { Document } from '../queries/documents.ts';

/**
 * Texts derived from the dates of a guide, and the name of a glossary term in the other language,
 * by key within the document's group.
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
