import path from 'node:path';
import { byUrgency, FRESH_DAYS } from '../../locales/reviews.ts';
import type { Site } from '../../locales/site.ts';
import type { Previous } from '../content/previous.ts';
import { heededDays } from '../content/reviews.ts';

/**
 * Tells what somebody was to check again by a day: it is published all the same.
 *
 * @returns a line a document; none while all has been looked after
 */
export function describeDue(site: Site, day: string): string[] {
  const due = byUrgency(heededDays(site), day).overdue.filter(({ kind }) => kind !== 'rates');
  return [...Map.groupBy(due, ({ of }) => of.id)].map(([id, entries]) => {
    const names = entries.map(({ name, day: by }) => `${name} (by ${by})`).join(', ');
    return `To be reviewed in ${id}: ${names}`;
  });
}

/** Tells that the site shows no amounts in renminbi, though staff entered rates. */
export function describeStaleRates({ newestRates, rates }: Site, day: string): string[] {
  if (!newestRates || rates) return [];
  const why = newestRates.day > day ? 'still to come' : `more than ${FRESH_DAYS} days ago`;
  return [
    `Amounts in renminbi are left out: the exchange rates are of ${newestRates.day}, ${why}; enter those of today in the Studio`,
  ];
}

/** Tells that addresses are lost which pages had before: the former content alone knows them. */
export const describeLostAddresses = ({ unreadable }: Previous): string[] =>
  unreadable
    .filter((file) => path.basename(file) === 'site.json')
    .map(
      (file) =>
        `Warning: ${file} cannot be read: addresses that pages had before lead nowhere from now on, unless their documents list them. To keep them, put the file back, for example from Git, and run the command again`,
    );
