import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import type { StoredDocument } from '../documents/overlay.ts';
import { watchDocuments } from './watchDocuments.ts';

/** The documents that the site is made from, and their pictures. */
const TYPES = [...DOCUMENT_TYPES, 'sanity.imageAsset'];

/** Before a lake that did not answer is asked again, in milliseconds. */
const RETRY = 3_000;

/**
 * All documents that the site is made from, including drafts and versions in releases, kept
 * current.
 *
 * @param form id under which the document in the form is stored
 * @returns `undefined` until the lake has answered
 */
export function useStoredDocuments(form?: string): readonly StoredDocument[] | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [documents, setDocuments] = useState<readonly StoredDocument[]>();
  useEffect(() => {
    let end = () => {};
    const follow = () => {
      end = watchDocuments(client, { types: TYPES, form }, { changed: setDocuments, failed });
    };
    const failed = () => {
      end();
      const timer = setTimeout(follow, RETRY);
      end = () => clearTimeout(timer);
    };
    follow();
    return () => end();
  }, [client, form]);
  return documents;
}
