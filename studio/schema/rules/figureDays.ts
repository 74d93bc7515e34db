import type { CustomValidator } from '@sanity/types';
import { dayOf, daysAfter, isDay } from '../../../locales/day.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { publishedFigure } from './publishedFigure.ts';

/** It is tomorrow already in China while it is today by the universal time. */
const MARGIN = 1;

/**
 * A figure was checked on a day that has been. Asked in the Studio alone: what was published stays
 * right, whatever the clock of a machine that builds says.
 */
export const checkedBefore: CustomValidator = (asOf, { environment }) => {
  if (environment !== 'studio' || typeof asOf !== 'string' || !isDay(asOf)) return true;
  return asOf <= daysAfter(dayOf(new Date()), MARGIN)
    ? true
    : say('[day] is in the future: enter the date the figure was last checked', {
        day: asOf,
      });
};

/** A figure is to be checked again after it was checked. */
export const reviewedLater: CustomValidator = (reviewBy, { parent }) => {
  const asOf = isRecord(parent) ? parent.asOf : undefined;
  if (![reviewBy, asOf].every((day) => typeof day === 'string' && isDay(day))) return true;
  return String(reviewBy) >= String(asOf)
    ? true
    : say(
        'This date is before the figure was last checked ([asOf]): choose a later one, or correct “As of”',
        { asOf: String(asOf) },
      );
};

/** What a figure says; its day tells when somebody last found that it says so. */
const SAID = ['value', 'upTo', 'unit', 'qualifier'] as const;

/** Reminds of the day, where a figure says something else than visitors read, as of the same day. */
export const checkedAnew: CustomValidator = async (asOf, context) => {
  const { parent } = context;
  if (!isRecord(parent)) return true;
  const published = await publishedFigure(context);
  if (!published || published.asOf !== asOf) return true;
  return SAID.every((name) => parent[name] === published[name])
    ? true
    : say('The figure changed but this date did not: enter the date the new one was checked');
};
