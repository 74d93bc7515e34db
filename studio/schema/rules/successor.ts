import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** The upper end of a range lies above the lower one. */
export const rangeProblem: CustomValidator<number | undefined> = (upTo, { parent }) =>
  upTo === undefined || upTo > Number((parent as { value?: number } | undefined)?.value)
    ? true
    : say('The upper end must be larger than the lower one');

/** What replaces something comes after a day that the thing itself names. */
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

/** A programme's later state comes after the present one. */
export const laterStateProblem = beginsAfter('since', (from, since) =>
  say(
    'The later state begins on [from], before the current one ([since]): change the state itself',
    { from, since },
  ),
);

/** A figure's successor comes after the day on which the figure was checked. */
export const successorProblem = beginsAfter('asOf', (from, asOf) =>
  say(
    'The new value begins on [from], before the figure was last checked ([asOf]): change the figure itself',
    { from, asOf },
  ),
);
