import type { SanityClient } from 'sanity';
import type { StoredDocument } from '../documents/overlay.ts';

interface Watched {
  readonly types: readonly string[];
  /** Id of a document whose changes are known before the lake tells of them: it is in a form. */
  readonly form?: string | undefined;
}

interface Watcher {
  /** Called with all documents, drafts and those of releases too, at first and after a change. */
  readonly changed: (documents: readonly StoredDocument[]) => void;
  readonly failed: () => void;
}

const FILTER = '*[_type in $types]';

/** What one transaction changes is told at once, though it comes one by one; in milliseconds. */
const TOGETHER = 20;

/**
 * Follows all documents of some types. After an interruption everything is read again, because
 * changes may have been missed.
 *
 * @returns ends the watch
 */
export function watchDocuments(
  client: SanityClient,
  { types, form }: Watched,
  { changed, failed }: Watcher,
): () => void {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false });
  const documents = new Map<string, StoredDocument | undefined>();
  /** What changed while an answer is on its way, and so is newer than it. */
  let newer: Map<string, StoredDocument | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => changed([...documents.values()].filter((document) => document !== undefined));

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
    tell();
  }

  function note(id: string, document: StoredDocument | undefined) {
    (newer ?? documents).set(id, document);
    if (newer || id === form) return;
    clearTimeout(timer);
    timer = setTimeout(tell, TOGETHER);
  }

  const subscription = raw
    .listen<StoredDocument>(
      FILTER,
      { types },
      { events: ['welcome', 'mutation'], includeResult: true, visibility: 'query' },
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
