import { isDay } from '../../../locales/day.ts';
import { say } from '../../words/say.ts';

/** Describes what is wrong with a date, for the editor. Sanity's own rule accepts a time of day. */
export const dayProblem = (date: string): string | undefined =>
  isDay(date)
    ? undefined
    : say('“[date]” is not a date: write year, month and day, e.g. 2026-09-01', { date });
