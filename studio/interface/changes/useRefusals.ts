import type { PathSegment } from '@sanity/types';
import { useEffect, useState } from 'react';
import { useWorkspace, validateDocument } from 'sanity';
import {
  documentsOf,
  isLeaving,
  type Layer,
  type StoredDocument,
} from '../preview/lake/overlay.ts';
import { useStoredDocuments } from '../preview/lake/useStoredDocuments.ts';

/** A document that cannot be published, and why. */
export interface Refusal {
  readonly document: StoredDocument;
  readonly problems: readonly { readonly path: readonly PathSegment[]; readonly message: string }[];
}

/** The documents of a layer that break a rule of the schema, as their forms say. */
export function useRefusals(layer: Layer): readonly Refusal[] {
  const workspace = useWorkspace();
  const stored = useStoredDocuments();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  useEffect(() => {
    if (!stored) return;
    let isLatest = true;
    const judge = async (document: StoredDocument): Promise<Refusal> => {
      const system = { _createdAt: '', _updatedAt: '', _rev: '' };
      const markers = await validateDocument({
        document: { ...system, ...document },
        workspace,
        environment: 'studio',
      });
      return { document, problems: markers.filter(({ level }) => level === 'error') };
    };
    const judged = documentsOf(stored, layer)
      .filter((document) => !isLeaving(document))
      .map(judge);
    void Promise.all(judged).then((all) => {
      if (isLatest) setRefusals(all.filter(({ problems }) => problems.length > 0));
    });
    return () => {
      isLatest = false;
    };
  }, [stored, layer, workspace]);
  return refusals;
}
