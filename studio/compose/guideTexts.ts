import { formatDay } from '../../locales/formatFigure.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Document } from '../queries/documents.ts';

/** The texts that are made of a guide's days, by their keys below its group. */
export function guideTexts(document: Document, locale: Locale): Record<string, string> {
  if (document._type !== 'guide') return {};
  const { reviewed, sources } = document;
  return Object.fromEntries([
    ['reviewed', formatDay(reviewed, locale)],
    ...sources.flatMap(({ read }, index) =>
      read ? [[`sources.${index}.read`, formatDay(read, locale)]] : [],
    ),
  ]);
}
