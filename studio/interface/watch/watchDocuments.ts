import type { SanityClient } from 'sanity';
import type { StoredDocument } from '../documents/overlay.ts';

interface Watcher {
  /** Called with all documents, drafts beside published ones, at first and after each change. */
  readonly changed: (documents: readonly StoredDocument[]) => void;
  readonly failed: () => void;
}

const FILTER = '*[_type in $types && !(_id in path("versions.**"))]';

/**
 * Follows all documents of some types. After an interruption everything is read again, because
 * changes may have been missed.
 *
 * @returns ends the watch
 */
export function watchDocuments(
  client: SanityClient,
  types: readonly string[],
  { changed, failed }: Watcher,
): () => void {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false });
  const documents = new Map<string, StoredDocument | undefined>();
  /** What changed while an answer is on its way, and so is newer than it. */
  let newer: Map<string, StoredDocument | undefined> | undefined;

  const tell = () => changed([...documents.values()].filter((document) => document !== undefined));

  async function readAll() {
    const since = new Map<string, StoredDocument | undefined>();
    newer = since;
    const all = await raw.fetch<StoredDocument[]>(FILTER, { types });
    if (newer !== since) return;
    newer = undefined;
    documents.clear();
    for (const document of all) documents.set(document._id, document);
    for (const [id, document] of since) documents.set(id, document);
    tell();
  }

  const subscription = raw
    .listen<StoredDocument>(
      FILTER,
      { types },
      { events: ['welcome', 'mutation'], includeResult: true, visibility: 'query' },
    )
    .subscribe({
      next: (event) => {
        if (event.type === 'welcome') readAll().catch(failed);
        if (event.type !== 'mutation') return;
        (newer ?? documents).set(event.documentId, event.result ?? undefined);
        if (!newer) tell();
      },
      error: failed,
    });
  return () => subscription.unsubscribe();
}
