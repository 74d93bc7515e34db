import type { SanityClient } from 'sanity';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import type { TypeOf } from '../words/describeField.ts';
import { distinctName } from '../words/documentName.ts';
import type { OwnPublish } from './followPublish.ts';

/**
 * The documents that editors publish. Sanity also stores pictures and files as documents, which
 * trigger no build.
 */
const FILTER = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && _type in $types]';

/** Before a watch that the lake ended is started again, in milliseconds. */
const RETRY = 3_000;

/**
 * Reports what an editor publishes, unpublishes or deletes, in any pane and any window.
 *
 * @param user id of the editor
 * @returns a function that ends the watch
 */
export function watchOwnPublishes(
  client: SanityClient,
  typeOf: TypeOf,
  user: string,
  onPublish: (publish: OwnPublish) => void,
): () => void {
  const changes = client.withConfig({ perspective: 'raw' }).listen<Record<string, unknown>>(
    FILTER,
    { types: DOCUMENT_TYPES },
    {
      events: ['mutation'],
      includeResult: true,
      includePreviousRevision: true,
      visibility: 'query',
      // Also reports what happened before a lost connection was back.
      enableResume: true,
    },
  );
  const follow = () =>
    changes.subscribe({
      next: (event) => {
        if (event.type !== 'mutation' || event.identity !== user) return;
        const { documentId, transactionId, result, previous, transactionTotalEvents } = event;
        const document: Readonly<Record<string, unknown>> = result ?? previous ?? {};
        const type = String(document._type);
        onPublish({
          document: documentId,
          type,
          revision: transactionId,
          what: event.transition === 'disappear' ? 'withdrawn' : 'published',
          name: distinctName(document) ?? typeOf(type)?.title ?? documentId,
          documentCount: transactionTotalEvents,
          isFirst: event.transactionCurrentEvent <= 1,
        });
      },
      // The Studio itself reports a lost connection.
      error: () => {
        timer = setTimeout(() => {
          subscription = follow();
        }, RETRY);
      },
    });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let subscription = follow();
  return () => {
    clearTimeout(timer);
    subscription.unsubscribe();
  };
}
