import type { SanityClient } from '@sanity/client';
import { addDays, DAY } from '../../../locales/day.ts';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import type { Check } from './reviewEntries.ts';
import type { ReviewedDocument } from './sortReviews.ts';

/**
 * Records that somebody checked something today; the document's history keeps who and when. It is
 * published at once, unless there is a draft: then it is saved in that. A draft that was just
 * created may not be known here yet and must not be published with the date, so in that case
 * nothing is recorded.
 *
 * @param due when each is due again
 */
export async function recordCheck(
  client: SanityClient,
  { id, type, hasDraft }: Pick<ReviewedDocument, 'id' | 'type' | 'hasDraft'>,
  checks: readonly Check[],
  today: string,
  due: string,
): Promise<void> {
  const fields = checks.flatMap(({ checkedAt, dueAt, later = {} }) => [
    [checkedAt, today] as const,
    ...(dueAt === undefined ? [] : [[dueAt, due] as const]),
    ...Object.entries(later),
  ]);
  const unset = fields.flatMap(([path, value]) => (value === undefined ? [path] : []));
  const patch = {
    set: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...(unset.length > 0 && { unset }),
  };
  const draftId = `drafts.${id}`;
  if (hasDraft) {
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId,
      publishedId: id,
      patch,
    });
    return;
  }
  // The lake refuses to create a document that exists.
  const transaction = client.transaction().create({ _id: draftId, _type: type }).delete(draftId);
  await transaction.patch(id, patch).commit();
}

/** What to do after {@link recordCheck} failed. */
export const adviceAfter = (error: unknown): string =>
  isRecord(error) && error.statusCode === 409
    ? say('Check whether somebody is editing it, then try again.')
    : say('Check your connection and try again.');

/**
 * The minimum interval, in days: a shorter one is a mistake, because what was checked on its last
 * day is due half a year later.
 */
const MIN_INTERVAL = 30;
const HALF_A_YEAR = 182;

/** The next due date of something checked today: the same interval as before. */
export function nextDueDate(
  today: string,
  { checked, due }: { readonly checked: string; readonly due: string },
) {
  const interval = Math.round((Date.parse(due) - Date.parse(checked)) / DAY);
  return addDays(today, interval >= MIN_INTERVAL ? interval : HALF_A_YEAR);
}
