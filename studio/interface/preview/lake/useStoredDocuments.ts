import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import * as v from 'valibot';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import type { StoredDocument } from './overlay.ts';

/** What the site is made from: its documents and their pictures. */
const FETCH = '*[_type in $types]';

/** The draft in the form is known before the lake tells of it. */
const LISTEN = '*[_type in $types && _id != $draft]';

const TYPES = [...DOCUMENT_TYPES, 'sanity.imageAsset'];

const Stored = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

/** Until a lake that does not answer is asked again, in milliseconds. */
const RETRY = 3_000;

/**
 * All documents of the lake, drafts too, kept as they are now.
 *
 * @param edited published id of the document in the form
 * @returns `undefined` until the lake has answered
 */
export function useStoredDocuments(edited: string): readonly StoredDocument[] | undefined {
  const store = useDocumentStore();
  const [documents, setDocuments] = useState<readonly StoredDocument[]>();
  useEffect(() => {
    let end = () => {};
    const follow = () => {
      const answers = store.listenQuery(
        { fetch: FETCH, listen: LISTEN },
        { types: TYPES, draft: `drafts.${edited}` },
        { perspective: 'raw' },
      );
      const subscription = answers.subscribe({
        next: (answer: unknown) => {
          if (v.is(Stored, answer)) setDocuments(answer);
        },
        error: () => {
          const timer = setTimeout(follow, RETRY);
          end = () => clearTimeout(timer);
        },
      });
      end = () => subscription.unsubscribe();
    };
    follow();
    return () => end();
  }, [store, edited]);
  return documents;
}
