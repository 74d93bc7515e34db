import type { SanityClient } from 'sanity';
import type { StoredDocument } from '../../schema/overlay.ts';

export interface WatchOptions {
  readonly types: readonly string[];
  /** Id of the document in the form, whose changes are known before the lake reports them. */
  readonly form?: string | undefined;
}

interface Watcher {
  /** Called with all documents, also drafts and versions in releases, at first and on changes. */
  readonly changed: (documents: readonly StoredDocument[]) => void;
  readonly failed: () => void;
}

const FILTER = '*[_type in $types]';

/** Collects the changes of a transaction, which arrive one by one, into one call; in ms. */
const BATCH = 20;

/**
 * Watches all documents of some types. After an interruption everything is read again, because
 * changes may have been missed.
 *
 * @returns a function that ends the watch
 */
export function watchDocuments(
  client: SanityClient,
  { types, form }: WatchOptions,
  { changed, failed }: Watcher,
): () => void {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false });
  const documents = new Map<string, StoredDocument | undefined>();
  /** Changes that arrived while a query was running, and so are newer than its result. */
  let newer: Map<string, StoredDocument | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () =>
    changed([...documents.values()].filter((document) => document !== undefined));

  async function readAll() {
    const since = new Map<string, StoredDocument | undefined>();
    newer = since;
    const all = await raw.fetch<StoredDocument[]>(FILTER, { types }).catch(() => undefined);
    if (newer !== since || subscription.closed) return;
    if (!all) return failed();
    newer = undefined;
    documents.clear();
    for (const document of all) documents.set(document._id, document);
    for (const [id, document] of since) documents.set(id, document);
    notify();
  }

  function note(id: string, document: StoredDocument | undefined) {
    (newer ?? documents).set(id, document);
    if (newer || id === form) return;
    clearTimeout(timer);
    timer = setTimeout(notify, BATCH);
  }

  const subscription = raw
    .listen<StoredDocument>(
      FILTER,
      { types },
      {
        events: ['welcome', 'mutation'],
        includeResult: true,
        includeAllVersions: true,
        visibility: 'query',
      },
    )
    .subscribe({
      next: (event) => {
        if (event.type === 'welcome') void readAll();
        if (event.type === 'mutation') note(event.documentId, event.result ?? undefined);
      },
      error: failed,
    });
  return () => {
    subscription.unsubscribe();
    clearTimeout(timer);
  };
}
