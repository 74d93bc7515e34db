import { useMemo } from 'react';
import { useSchema } from 'sanity';
import { schemaTypes } from '../../../schema/index.ts';
import { overlay, type StoredDocument } from '../../documents/overlay.ts';
import type { MadeOf } from '../../tool/Reading.tsx';
import { useWatchedDocuments } from '../../watch/useWatchedDocuments.ts';
import { type DocumentTranslations, documentTranslations } from '../documentTranslations.ts';

const TYPES = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

/** The translations of all documents, as they are now; drafts stand for what they will replace. */
export function useTranslations(): MadeOf<readonly DocumentTranslations[]> {
  const schema = useSchema();
  const describeAll = useMemo(() => {
    // A published document is looked through once for each of its changes, not for those of others.
    const known = new WeakMap<StoredDocument, DocumentTranslations>();
    const describe = (document: StoredDocument) => {
      const type = schema.get(document._type);
      const described = known.get(document) ?? (type && documentTranslations(document, type));
      if (described) known.set(document, described);
      return described ?? [];
    };
    return (stored: readonly StoredDocument[]) => overlay(stored, 'drafts').flatMap(describe);
  }, [schema]);
  return useWatchedDocuments(TYPES, describeAll);
}
