import { FRESH_DAYS, freshRates } from '../../studio/compose/rates.ts';
import type { Documents } from '../../studio/queries/documents.ts';

/**
 * Tells that the site shows no amounts in renminbi, though staff entered rates.
 *
 * @param day of the pull
 */
export function describeStaleRates(documents: Documents, day: string): string[] {
  const days = documents.exchangeRates.map((rates) => rates.day).sort();
  const newest = days.findLast((entered) => entered <= day) ?? days[0];
  if (newest === undefined || freshRates(documents, day)) return [];
  const why = newest > day ? 'still to come' : `more than ${FRESH_DAYS} days ago`;
  return [
    `Amounts in renminbi are left out: the exchange rates are of ${newest}, ${why}; enter those of today in the Studio`,
  ];
}
