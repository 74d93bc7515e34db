import { isDay } from '../../locales/day.ts';
import { UsageError } from './command.ts';

/**
 * Reads a calendar date.
 *
 * @param what name of the option or argument for the error message, such as `--day`
 * @returns the date in ISO format: `2027-01-31`
 * @throws {UsageError} when it is not a valid date
 */
export function readDay(what: string, text: string): string {
  if (isDay(text)) return text;
  throw new UsageError(`${what} must be a date such as 2027-01-31, not “${text}”`);
}
