import type { CustomValidator } from '@sanity/types';
import { dayOf } from '../../../locales/day.ts';
import { isDue } from '../../../locales/figures.ts';
import { say } from '../../words/say.ts';

/**
 * Reminds editors that a figure's review is overdue. Only in the Studio: the pull publishes the
 * figure with a note that it is under review.
 */
export const reviewDue: CustomValidator = (reviewBy, { environment }) => {
  if (environment !== 'studio' || typeof reviewBy !== 'string') return true;
  return isDue(reviewBy, dayOf(new Date()))
    ? say(
        'This figure is due for review: check it against its source, then set a new date here and under “As of”',
      )
    : true;
};
