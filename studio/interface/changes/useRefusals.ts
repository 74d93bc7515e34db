import { useCallback } from 'react';
import { useWorkspace, validateDocument, type Workspace } from 'sanity';
import {
  documentsInLayer,
  isRemovedByRelease,
  type Layer,
  type StoredDocument,
} from '../../schema/overlay.ts';
import { useLoadable } from '../tool/useLoadable.ts';
import { useTypeOf } from '../tool/useTypeOf.ts';
import type { Loadable } from '../tool/WhenLoaded.tsx';
import { sortInFormOrder } from '../words/formPlace.ts';
import { brokenReferences } from './brokenReferences.ts';
import type { RefusedDocument } from './refusedDocuments.ts';

/**
 * The documents of a layer that fail validation, as in their forms, or have broken references. With
 * a distant lake, validation can take longer than the pause between two edits.
 */
export function useRefusals(
  stored: readonly StoredDocument[],
  layer: Layer,
): Loadable<readonly RefusedDocument[]> {
  const workspace = useWorkspace();
  const typeOf = useTypeOf();
  const judge = useCallback(async () => {
    const references = brokenReferences(stored, layer, typeOf);
    const judged = await Promise.all(
      documentsInLayer(stored, layer).map(async (document) => ({
        document,
        problems: [
          ...(isRemovedByRelease(document) ? [] : await brokenRules(document, workspace)),
          ...(references.get(document._id) ?? []).map((message) => ({ path: [], message })),
        ],
      })),
    );
    return judged.filter(({ problems }) => problems.length > 0);
  }, [stored, layer, workspace, typeOf]);
  return useLoadable(judge);
}

async function brokenRules(document: StoredDocument, workspace: Workspace) {
  const system = { _createdAt: '', _updatedAt: '', _rev: '' };
  const markers = await validateDocument({
    document: { ...system, ...document },
    workspace,
    environment: 'studio',
  });
  const errors = markers.filter(({ level }) => level === 'error');
  const type = workspace.schema.get(document._type);
  // The validator returns them in the order in which the rules finish.
  return type ? sortInFormOrder(errors, type, document) : errors;
}
