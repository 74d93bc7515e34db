import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** The upper bound of a range must be above the lower one. */
export const rangeRule: CustomValidator<number | undefined> = (upTo, { parent }) => {
  const value = isRecord(parent) ? parent.value : undefined;
  return upTo === undefined || typeof value !== 'number' || upTo > value
    ? true
    : say('The upper end must be larger than the lower one');
};

/** A later value or state must begin after a date of the current one. */
const beginsAfter =
  (day: string, describe: (from: string, known: string) => string): CustomValidator =>
  (next, { parent }) => {
    if (!isRecord(next) || !isRecord(parent)) return true;
    const { from } = next;
    const known = parent[day];
    return typeof from !== 'string' || typeof known !== 'string' || from > known
      ? true
      : { path: ['from'], message: describe(from, known) };
  };

/** A programme's later state must begin after the current one. */
export const laterStateRule = beginsAfter('since', (from, since) =>
  say(
    'The later state begins on [from], not after the current one ([since]): change the state itself',
    { from, since },
  ),
);

/** A figure's later value must begin after the figure was last checked. */
export const successorRule = beginsAfter('asOf', (from, asOf) =>
  say(
    'The new value begins on [from], not after the figure was last checked ([asOf]): change the figure itself',
    { from, asOf },
  ),
);
