import { isDay } from '../../locales/day.ts';
import { UsageError } from './command.ts';

/**
 * Reads a day of the calendar.
 *
 * @param what how it was given: `--day`
 * @returns the day as documents write it: `2027-01-31`
 * @throws {UsageError} when it is none
 */
export function readDay(what: string, text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`${what} must be a day such as 2027-01-31, not “${text}”`);
}
