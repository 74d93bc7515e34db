import { formatDay } from '../../locales/formatFigure.ts';
import { STATE_LABELS } from '../../locales/kinds.ts';
import { type Locale, otherLocale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Document } from '../queries/documents.ts';
import type { ProgramStatus } from '../queries/programStatus.ts';
import {
  programTexts,
  projectTexts,
  rateTexts,
  type Text,
  type TextMoment,
  text,
} from './figureTexts.ts';

/** Texts derived from the figures, dates and names of a document. */
export function derivedTexts(document: Document, moment: TextMoment): Text[] {
  const { locale } = moment;
  switch (document._type) {
    case 'compare':
      return rateTexts(moment);
    case 'project':
      return projectTexts(document.figures, moment);
    case 'program':
      return [
        ...programTexts(document, moment),
        ...(document.status ? statusTexts(document.status, moment) : []),
        ...readTexts(document.sources, locale),
      ];
    case 'guide':
      return [
        text('reviewed', formatDay(document.reviewed, locale)),
        ...readTexts(document.sources, locale),
      ];
    case 'glossaryTerm':
      return [text('paired', document.term[otherLocale(locale)])];
    default:
      return [];
  }
}

/** The date of a programme's state, and the announcement of the next state. */
function statusTexts({ since, next }: ProgramStatus, { locale, label }: TextMoment): Text[] {
  const announce = ({ from, state }: NonNullable<ProgramStatus['next']>) =>
    fillPlaceholders(label('laterValue'), (name) =>
      name === 'date' ? formatDay(from, locale) : label(STATE_LABELS[state]),
    );
  return [
    ...(since ? [text('status.since', formatDay(since, locale))] : []),
    ...(next ? [text('status.later', announce(next))] : []),
  ];
}

/** When each source was last read. */
const readTexts = (sources: readonly { read?: string | undefined }[], locale: Locale): Text[] =>
  sources.flatMap(({ read }, index) =>
    read ? [text(`sources.${index}.read`, formatDay(read, locale))] : [],
  );
