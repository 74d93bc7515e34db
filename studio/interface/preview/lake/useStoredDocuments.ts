import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import * as v from 'valibot';
import { DOCUMENT_TYPES } from '../../../../locales/routes.ts';
import type { StoredDocument } from '../../documents/overlay.ts';

/** What the site is made from: its documents and their pictures. */
const FETCH = '*[_type in $types]';

/** The document in the form is known before the lake tells of it. */
const LISTEN = '*[_type in $types && _id != $form]';

const TYPES = [...DOCUMENT_TYPES, 'sanity.imageAsset'];

const Stored = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

/** Until a lake that does not answer is asked again, in milliseconds. */
const RETRY = 3_000;

/**
 * All documents of the lake, drafts and those of releases too, kept as they are now.
 *
 * @param form id under which the document in the form is stored
 * @returns `undefined` until the lake has answered
 */
export function useStoredDocuments(form = ''): readonly StoredDocument[] | undefined {
  const store = useDocumentStore();
  const [documents, setDocuments] = useState<readonly StoredDocument[]>();
  useEffect(() => {
    let end = () => {};
    const follow = () => {
      const answers = store.listenQuery(
        { fetch: FETCH, listen: LISTEN },
        { types: TYPES, form },
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
  }, [store, form]);
  return documents;
}
