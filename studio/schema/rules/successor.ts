import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';

/** The upper end of a range lies above the lower one. */
export const rangeProblem: CustomValidator<number | undefined> = (upTo, { parent }) =>
  upTo === undefined || upTo > Number((parent as { value?: number } | undefined)?.value)
    ? true
    : 'The upper end must be larger than the lower one';

/** A programme's later state comes after the present one. */
export const laterStateProblem: CustomValidator = (next, { parent }) => {
  if (!isRecord(next) || !isRecord(parent)) return true;
  const { from } = next;
  return typeof from !== 'string' || typeof parent.since !== 'string' || from > parent.since
    ? true
    : {
        path: ['from'],
        message: `The later state begins on ${from}, before the present one (${parent.since}): change the state itself`,
      };
};

/** A figure's successor comes after the day on which the figure was checked. */
export const successorProblem: CustomValidator = (next, { parent }) => {
  if (!isRecord(next) || !isRecord(parent)) return true;
  const { from } = next;
  return typeof from !== 'string' || typeof parent.asOf !== 'string' || from > parent.asOf
    ? true
    : {
        path: ['from'],
        message: `The new value begins on ${from}, before the figure was last checked (${parent.asOf}): write it as the figure itself`,
      };
};
