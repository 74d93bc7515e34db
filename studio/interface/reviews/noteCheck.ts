import type { SanityClient } from 'sanity';
import type { Check } from './reviewEntries.ts';

/**
 * Notes that somebody checked something today. The document's history keeps who and when. It goes to
 * visitors at once, unless a draft waits: then it waits in that.
 *
 * @param due when each is due again
 */
export async function noteCheck(
  client: SanityClient,
  { id, hasDraft }: { readonly id: string; readonly hasDraft: boolean },
  checks: readonly Check[],
  today: string,
  due: string,
): Promise<void> {
  const days = checks.flatMap(({ checkedAt, dueAt }) => [
    [checkedAt, today],
    ...(dueAt === undefined ? [] : [[dueAt, due]]),
  ]);
  const ids = { draftId: `drafts.${id}`, publishedId: id };
  const edit = {
    actionType: 'sanity.action.document.edit',
    ...ids,
    patch: { set: Object.fromEntries(days) },
  } as const;
  const publish = { actionType: 'sanity.action.document.publish', ...ids } as const;
  await client.action(hasDraft ? edit : [edit, publish]);
}
