import { useCallback, useEffect, useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { schemaTypes } from '../../../schema/index.ts';
import { overlay, type StoredDocument } from '../../documents/overlay.ts';
import { type DocumentTranslations, documentTranslations } from '../documentTranslations.ts';
import { watchDocuments } from './watchDocuments.ts';

const TYPES = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

/** What the lake answered so far. */
export type Translations =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly documents: readonly DocumentTranslations[] };

/** The translations of all documents, as they are now; drafts stand for what they will replace. */
export function useTranslations(): Translations {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  const [attempt, setAttempt] = useState(0);
  const [translations, setTranslations] = useState<Translations>({ state: 'loading' });
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    // A published document is looked through once for each of its changes, not for those of others.
    const known = new WeakMap<StoredDocument, DocumentTranslations>();
    const describe = (document: StoredDocument) => {
      const type = schema.get(document._type);
      const described = known.get(document) ?? (type && documentTranslations(document, type));
      if (described) known.set(document, described);
      return described ?? [];
    };
    setTranslations({ state: 'loading' });
    return watchDocuments(client, TYPES, {
      changed: (documents) =>
        setTranslations({
          state: 'ready',
          documents: overlay(documents, 'drafts').flatMap(describe),
        }),
      failed: () => setTranslations({ state: 'failed', again }),
    });
  }, [client, schema, attempt, again]);

  return translations;
}
