import { formatDay } from '../../locales/formatFigure.ts';
import { labelName } from '../../locales/kindLabels.ts';
import { type Locale, otherLocale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Document } from '../queries/documents.ts';
import type { ProgramStatus } from '../queries/programStatus.ts';
import {
  type KeyedText,
  keyedText,
  programTexts,
  projectTexts,
  rateTexts,
  type TextContext,
} from './figureTexts.ts';

/** Texts derived from the figures, dates and names of a document. */
export function derivedTexts(document: Document, context: TextContext): KeyedText[] {
  const { locale } = context;
  switch (document._type) {
    case 'compare':
      return rateTexts(context);
    case 'project':
      return projectTexts(document.figures, context);
    case 'program':
      return [
        ...programTexts(document, context),
        ...(document.status ? statusTexts(document.status, context) : []),
        ...readTexts(document.sources, locale),
      ];
    case 'guide':
      return [
        keyedText('reviewed', formatDay(document.reviewed, locale)),
        ...readTexts(document.sources, locale),
      ];
    case 'glossaryTerm':
      return [keyedText('paired', document.term[otherLocale(locale)])];
    default:
      return [];
  }
}

/** The date of a programme's state, and the announcement of the next state. */
function statusTexts({ since, next }: ProgramStatus, { locale, label }: TextContext): KeyedText[] {
  const texts: KeyedText[] = [];
  if (since) texts.push(keyedText('status.since', formatDay(since, locale)));
  if (next) {
    const later = fillPlaceholders(label('laterValue'), (name) =>
      name === 'date' ? formatDay(next.from, locale) : label(labelName('status', next.state)),
    );
    texts.push(keyedText('status.later', later));
  }
  return texts;
}

/** When each source was last read. */
const readTexts = (
  sources: readonly { read?: string | undefined }[],
  locale: Locale,
): KeyedText[] =>
  sources.flatMap(({ read }, index) =>
    read ? [keyedText(`sources.${index}.read`, formatDay(read, locale))] : [],
  );
