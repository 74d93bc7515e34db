import type { CustomValidator } from '@sanity/types';
import { addDays, dayInTimeZone, dayOf, isDay } from '../../../locales/day.ts';
import { isDue } from '../../../locales/figures.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { readPublished } from './readPublished.ts';

/** Days of tolerance: in China it may already be tomorrow in UTC terms. */
const MARGIN = 1;

/**
 * A date must not be in the future. Only in the Studio: published content stays valid whatever the
 * clock of the build machine says.
 */
const inPastRule =
  (describe: (day: string) => string): CustomValidator =>
  (day, { environment }) => {
    if (environment !== 'studio' || typeof day !== 'string' || !isDay(day)) return true;
    return day <= addDays(dayOf(new Date()), MARGIN) ? true : describe(day);
  };

/** The date of a check must not be in the future. */
export const checkedInPastRule = inPastRule((day) =>
  say('[day] is in the future: enter the date of the last check', { day }),
);

/** A programme's state must have begun. */
export const begunRule = inPastRule((day) =>
  say('[day] is in the future: enter this state under “Later state”', { day }),
);

/** The review date must not be before the last check. */
export const reviewAfterCheckRule: CustomValidator = (reviewBy, { parent }) => {
  const asOf = isRecord(parent) ? parent.asOf : undefined;
  if (![reviewBy, asOf].every((day) => typeof day === 'string' && isDay(day))) return true;
  return String(reviewBy) >= String(asOf)
    ? true
    : say(
        'This date is before the figure was last checked ([asOf]): choose a later one, or correct “As of”',
        { asOf: String(asOf) },
      );
};

/**
 * Reminds editors that a figure's review is overdue. Only in the Studio: the pull publishes the
 * figure with a note that it is under review.
 */
export const reviewDueRule: CustomValidator = (reviewBy, { environment }) => {
  if (environment !== 'studio' || typeof reviewBy !== 'string') return true;
  return isDue(reviewBy, dayOf(new Date()))
    ? say(
        'This figure is due for review: check it against its source, then set a new date here and under “As of”',
      )
    : true;
};

/** The fields whose change requires a new check. */
const CHECKED_FIELDS = ['value', 'upTo', 'unit', 'qualifier'] as const;

/** Warns if a figure differs from the published one but has the same date of check, before today. */
export const recheckedOnChangeRule: CustomValidator = async (asOf, context) => {
  const { parent } = context;
  if (!isRecord(parent) || asOf === dayInTimeZone(new Date())) return true;
  const published = await readPublished(context, -1);
  if (!published || published.asOf !== asOf) return true;
  return CHECKED_FIELDS.every((name) => parent[name] === published[name])
    ? true
    : say('The figure changed but this date did not: enter the date the new one was checked');
};
