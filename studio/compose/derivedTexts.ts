import { formatDay } from '../../locales/formatFigure.ts';
import { STATE_LABELS } from '../../locales/kinds.ts';
import { type Locale, otherLocale } from '../../locales/locale.ts';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { Document } from '../queries/documents.ts';
import { type ProgramStatus, statusOn } from '../queries/programStatus.ts';
import {
  programTexts,
  projectTexts,
  rateTexts,
  type Text,
  text,
  type Writer,
} from './figureTexts.ts';

/** Texts derived from the figures, dates and names of a document. */
export function derivedTexts(document: Document, writer: Writer): Text[] {
  const { locale } = writer;
  switch (document._type) {
    case 'compare':
      return rateTexts(writer);
    case 'project':
      return projectTexts(document.figures, writer);
    case 'program':
      return [
        ...programTexts(document, writer),
        ...(document.status ? statusTexts(document.status, writer) : []),
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

/** The date of a programme's state on a day, and the announcement of the next state. */
function statusTexts(status: ProgramStatus, { day, locale, label }: Writer): Text[] {
  const { since, next } = statusOn(status, day);
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
