import type { SanityClient } from 'sanity';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import type { TypeOf } from '../words/describeField.ts';
import { documentName } from '../words/documentName.ts';
import type { OwnPublish } from './followPublish.ts';

/** What is published by hand. To Sanity pictures and files are documents too; no build follows them. */
const FILTER = '*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && _type in $types]';

/** Until a lake that ends the watch is asked again, in milliseconds. */
const RETRY = 3_000;

/**
 * Notices what an editor publishes, takes back or deletes, in any pane and any window.
 *
 * @param user id of the editor
 * @returns ends it
 */
export function watchOwnPublishes(
  client: SanityClient,
  typeOf: TypeOf,
  user: string,
  noticed: (publish: OwnPublish) => void,
): () => void {
  const changes = client.withConfig({ perspective: 'raw' }).listen<Record<string, unknown>>(
    FILTER,
    { types: DOCUMENT_TYPES },
    {
      events: ['mutation'],
      includeResult: true,
      includePreviousRevision: true,
      visibility: 'query',
    },
  );
  const follow = () =>
    changes.subscribe({
      next: (event) => {
        if (event.type !== 'mutation' || event.identity !== user) return;
        const { documentId, transactionId, result, previous, transactionTotalEvents } = event;
        const document: Readonly<Record<string, unknown>> = result ?? previous ?? {};
        const type = String(document._type);
        noticed({
          document: documentId,
          type,
          revision: transactionId,
          what: event.transition === 'disappear' ? 'withdrawn' : 'published',
          name: documentName(document) ?? typeOf(type)?.title ?? documentId,
          together: transactionTotalEvents,
          isFirst: event.transactionCurrentEvent <= 1,
        });
      },
      // The Studio itself says so when the lake is lost.
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
