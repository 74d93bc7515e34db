import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import type { StoredDocument } from '../../schema/overlay.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import type { Loadable } from '../tool/WhenLoaded.tsx';
import { type WatchOptions, watchDocuments } from './watchDocuments.ts';

/** The documents that the site is made from, and their pictures. */
const TYPES = [...DOCUMENT_TYPES, 'sanity.imageAsset'];

/** Before a lake that did not answer is asked again, in milliseconds. */
const RETRY = 3_000;

/**
 * The stored documents, including drafts and versions in releases, kept current; those that were
 * read stay while the lake does not answer.
 *
 * @param watched by default all documents that the site is made from; `types` is a stable array
 */
export function useStoredDocuments({
  types = TYPES,
  form,
}: Partial<WatchOptions> = {}): Loadable<readonly StoredDocument[]> {
  const client = useClient(SANITY_API);
  const [attempt, setAttempt] = useState(0);
  const [documents, setDocuments] = useState<Loadable<readonly StoredDocument[]>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts over
  useEffect(() => {
    const reload = () => setAttempt((count) => count + 1);
    const retry = () => {
      setDocuments({});
      reload();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const failed = () => {
      setDocuments((known) => (known.value ? known : { retry }));
      clearTimeout(timer);
      timer = setTimeout(reload, RETRY);
    };
    const changed = (value: readonly StoredDocument[]) => setDocuments({ value });
    const end = watchDocuments(client, { types, form }, { changed, failed });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [client, types, form, attempt]);
  return documents;
}
