import { compareStrings } from '../../../locales/compareStrings.ts';
import { groupByUrgency } from '../../../locales/reviews.ts';
import { overlay, type StoredDocument } from '../../schema/overlay.ts';
import { sitePlace } from '../translations/sitePlace.ts';
import { documentName } from '../words/documentName.ts';
import { isWrittenDay, type ReviewEntry, reviewEntries } from './reviewEntries.ts';

/** A document with some of its review dates. */
export interface ReviewedDocument {
  /** Published id. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Its kind, because a country has several programmes. */
  readonly kind: string;
  /** Whether there is a draft, in which checks are saved. */
  readonly hasDraft: boolean;
  /** The earliest first. */
  readonly entries: readonly ReviewEntry[];
}

/**
 * Groups all reviews by how soon they are due.
 *
 * @param stored drafts beside published documents
 * @param titleOf the title of a type
 * @returns lists sorted by date, and the last day of `soon`
 */
export function sortReviews(
  stored: readonly StoredDocument[],
  today: string,
  titleOf: (type: string) => string,
) {
  const ids = new Set(stored.map(({ _id }) => _id));
  const current = overlay(stored, 'drafts');
  const rates = newestRates(current);
  const entries = current
    .filter(({ _type, _id }) => _type !== 'exchangeRates' || _id === rates)
    .flatMap((document) => {
      const of = {
        id: document._id,
        type: document._type,
        hasDraft: ids.has(`drafts.${document._id}`),
        title: documentName(document) ?? titleOf(document._type),
        kind: document._type === 'program' ? sitePlace(document).group : titleOf(document._type),
      };
      return reviewEntries(document, today).map((entry) => ({ ...entry, of }));
    });
  const { overdue, soon, later, until } = groupByUrgency(entries, today);
  const byDocument = (days: typeof entries) =>
    [...Map.groupBy(days, ({ of }) => of)]
      .map(([of, ofOne]) => ({ ...of, entries: ofOne.map(({ of: _, ...entry }) => entry) }))
      .toSorted(
        (one, other) =>
          compareStrings(firstDay(one), firstDay(other)) || compareStrings(one.title, other.title),
      );
  return { overdue: byDocument(overdue), soon: byDocument(soon), later: byDocument(later), until };
}

/** Older rates are not used; a new draft may lack its day. */
function newestRates(documents: readonly StoredDocument[]): string | undefined {
  const [newest] = documents
    .filter(({ _type, day }) => _type === 'exchangeRates' && isWrittenDay(day))
    .toSorted((one, other) => compareStrings(String(other.day), String(one.day)));
  return newest?._id;
}

const firstDay = ({ entries }: ReviewedDocument) => entries[0]?.day ?? '';
