import { isDay } from '../../../locales/day.ts';
import { say } from '../../words/say.ts';

/**
 * What is wrong with a date, as a sentence for the editor. Sanity's own rule for dates lets a time
 * of day pass.
 */
export const dayProblem = (date: string): string | undefined =>
  isDay(date)
    ? undefined
    : say('“[date]” is not a date: write year, month and day, e.g. 2026-09-01', { date });
