import type { CustomValidator } from '@sanity/types';

/**
 * Reminds editors of a figure that nobody has checked for long. Only the Studio does: what is
 * published must not depend on the day of a build.
 */
export const reviewDue: CustomValidator = (reviewBy, { environment }) => {
  if (environment !== 'studio' || typeof reviewBy !== 'string') return true;
  return isDue(reviewBy, new Date())
    ? 'This figure is due for review: hold it against its source, then set a new day here and under “As of”'
    : true;
};

/** Whether a day, such as `2027-03-31`, has passed. */
export const isDue = (reviewBy: string, now: Date): boolean =>
  reviewBy < now.toISOString().slice(0, 10);
