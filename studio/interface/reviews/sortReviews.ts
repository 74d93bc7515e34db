import { daysAfter } from '../../../locales/day.ts';
import { isDue } from '../../../locales/figures.ts';
import { overlay, type StoredDocument } from '../documents/overlay.ts';
import { sitePlace } from '../translations/sitePlace.ts';
import { documentName } from '../words/documentName.ts';
import { type ReviewEntry, reviewEntries } from './reviewEntries.ts';

/** A document with some of its days. */
export interface ReviewedDocument {
  /** Of the published document. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Which kind it is: a country has several programmes. */
  readonly kind: string;
  /** Whether a draft waits: what is checked is kept in it. */
  readonly hasDraft: boolean;
  /** The earliest first. */
  readonly entries: readonly ReviewEntry[];
}

/** What staff have to look at, as of a day; each part by day. */
export interface ReviewCalendar {
  readonly overdue: readonly ReviewedDocument[];
  readonly soon: readonly ReviewedDocument[];
  readonly later: readonly ReviewedDocument[];
  /** The last day of `soon`. */
  readonly until: string;
}

/** How far `soon` looks ahead, in days. */
const AHEAD = 90;

/**
 * Sorts all days by how near they are. What has happened already, such as a programme that closed,
 * is left out.
 *
 * @param stored drafts beside published documents
 * @param titleOf what editors call a type
 */
export function sortReviews(
  stored: readonly StoredDocument[],
  today: string,
  titleOf: (type: string) => string,
): ReviewCalendar {
  const ids = new Set(stored.map(({ _id }) => _id));
  const current = overlay(stored, 'drafts');
  const documents = current.map((document) => ({
    ...{ id: document._id, type: document._type, hasDraft: ids.has(`drafts.${document._id}`) },
    title: documentName(document) ?? titleOf(document._type),
    kind: document._type === 'program' ? sitePlace(document).group : titleOf(document._type),
    entries: reviewEntries(document)
      .filter(({ check, kind, day }) => check || kind === 'rates' || !isDue(day, today))
      .toSorted(byDay),
  }));
  const rates = newestRates(current);
  const until = daysAfter(today, AHEAD);
  const part = (isMeant: (day: string) => boolean) =>
    documents
      .filter(({ type, id }) => type !== 'exchangeRates' || id === rates)
      .map((document) => ({
        ...document,
        entries: document.entries.filter(({ day }) => isMeant(day)),
      }))
      .filter(({ entries }) => entries.length > 0)
      .toSorted(
        (one, other) => compare(firstDay(one), firstDay(other)) || compare(one.title, other.title),
      );
  return {
    overdue: part((day) => isDue(day, today)),
    soon: part((day) => !isDue(day, today) && day <= until),
    later: part((day) => day > until),
    until,
  };
}

/** Older rates are of no account. */
function newestRates(documents: readonly StoredDocument[]): string | undefined {
  const [newest] = documents
    .filter(({ _type }) => _type === 'exchangeRates')
    .toSorted((one, other) => compare(String(other.day), String(one.day)));
  return newest?._id;
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byDay = (one: ReviewEntry, other: ReviewEntry) => compare(one.day, other.day);
const firstDay = ({ entries }: ReviewedDocument) => entries[0]?.day ?? '';
