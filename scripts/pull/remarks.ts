import path from 'node:path';
import { FRESH_DAYS, groupByUrgency } from '../../locales/reviews.ts';
import type { Site } from '../../locales/site.ts';
import type { PreviousContent } from '../content/previousContent.ts';
import { reviewDays } from '../content/reviews.ts';

/**
 * Lists overdue reviews, which do not prevent publishing.
 *
 * @returns one line per document; empty if nothing is overdue
 */
export function describeOverdueReviews(site: Site, day: string): string[] {
  const due = groupByUrgency(reviewDays(site), day).overdue.filter(({ kind }) => kind !== 'rates');
  return [...Map.groupBy(due, ({ of }) => of.id)].map(([id, entries]) => {
    const names = entries.map(({ name, day: by }) => `${name} (by ${by})`).join(', ');
    return `Review overdue in ${id}: ${names}`;
  });
}

/** Warns that amounts in renminbi are omitted because the exchange rates are not current. */
export function describeStaleRates({ newestRates, rates }: Site, day: string): string[] {
  if (!newestRates || rates) return [];
  const why = newestRates.day > day ? 'in the future' : `more than ${FRESH_DAYS} days ago`;
  return [
    `Amounts in renminbi are omitted: the exchange rates are dated ${newestRates.day}, ${why}; enter today’s rates in the Studio`,
  ];
}

/** Warns that former addresses of pages are lost, because only the previous content records them. */
export const describeLostAddresses = ({ unreadable }: PreviousContent): string[] =>
  unreadable
    .filter((file) => path.basename(file) === 'site.json')
    .map(
      (file) =>
        `Warning: ${file} cannot be read: former addresses of pages no longer redirect, unless their documents list them. To keep them, restore the file, for example from Git, and run the command again`,
    );
