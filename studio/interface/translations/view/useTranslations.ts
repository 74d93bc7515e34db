import { useMemo } from 'react';
import { useSchema } from 'sanity';
import { schemaTypes } from '../../../schema/index.ts';
import { overlay, type StoredDocument } from '../../documents/overlay.ts';
import type { Unread } from '../../tool/Reading.tsx';
import { useWatchedDocuments } from '../../watch/useWatchedDocuments.ts';
import { type DocumentTranslations, documentTranslations } from '../documentTranslations.ts';

const TYPES = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

/** What the lake answered so far. */
export type Translations =
  | Unread
  | { readonly state: 'ready'; readonly documents: readonly DocumentTranslations[] };

/** The translations of all documents, as they are now; drafts stand for what they will replace. */
export function useTranslations(): Translations {
  const schema = useSchema();
  const watched = useWatchedDocuments(TYPES);
  const describe = useMemo(() => {
    // A published document is looked through once for each of its changes, not for those of others.
    const known = new WeakMap<StoredDocument, DocumentTranslations>();
    return (document: StoredDocument) => {
      const type = schema.get(document._type);
      const described = known.get(document) ?? (type && documentTranslations(document, type));
      if (described) known.set(document, described);
      return described ?? [];
    };
  }, [schema]);
  return useMemo(
    () =>
      watched.state === 'ready'
        ? { state: 'ready', documents: overlay(watched.stored, 'drafts').flatMap(describe) }
        : watched,
    [watched, describe],
  );
}
