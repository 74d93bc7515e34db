import type { SanityClient } from 'sanity';
import type { Check } from './reviewEntries.ts';
import type { ReviewedDocument } from './sortReviews.ts';

/**
 * Notes that somebody checked something today. The document's history keeps who and when. It goes to
 * visitors at once, unless a draft waits: then it waits in that. A draft that somebody has just begun
 * is not known here yet: it must not go to visitors with the day, so nothing is noted beside it.
 *
 * @param due when each is due again
 */
export async function noteCheck(
  client: SanityClient,
  { id, type, hasDraft }: Pick<ReviewedDocument, 'id' | 'type' | 'hasDraft'>,
  checks: readonly Check[],
  today: string,
  due: string,
): Promise<void> {
  const days = Object.fromEntries(
    checks.flatMap(({ checkedAt, dueAt }) => [
      [checkedAt, today],
      ...(dueAt === undefined ? [] : [[dueAt, due]]),
    ]),
  );
  const draftId = `drafts.${id}`;
  if (hasDraft) {
    await client.action({
      actionType: 'sanity.action.document.edit',
      ...{ draftId, publishedId: id, patch: { set: days } },
    });
    return;
  }
  // The lake refuses to create what is there already.
  const transaction = client.transaction().create({ _id: draftId, _type: type }).delete(draftId);
  await transaction.patch(id, { set: days }).commit();
}
