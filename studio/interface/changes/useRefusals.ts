import { useEffect, useState } from 'react';
import { useWorkspace, validateDocument, type Workspace } from 'sanity';
import { documentsOf, isLeaving, type Layer, type StoredDocument } from '../documents/overlay.ts';
import { newestOnly } from '../preview/draft/newestOnly.ts';
import { inFormOrder } from '../words/formPlace.ts';
import { brokenReferences } from './brokenReferences.ts';
import type { RefusedDocument } from './refusedDocument.ts';

/**
 * The documents of a layer that fail validation, as in their forms, or have broken references. With
 * a distant lake, validation can take longer than the pause between two edits.
 *
 * @returns `undefined` until all are validated
 */
export function useRefusals(
  stored: readonly StoredDocument[] | undefined,
  layer: Layer,
): readonly RefusedDocument[] | undefined {
  const workspace = useWorkspace();
  const [refusals, setRefusals] = useState<readonly RefusedDocument[]>();
  const [judge] = useState(() =>
    newestOnly((all: Judged) => judgeAll(all).then(setRefusals, () => {})),
  );
  useEffect(() => {
    if (stored) void judge({ stored, layer, workspace });
  }, [judge, stored, layer, workspace]);
  return refusals;
}

interface Judged {
  readonly stored: readonly StoredDocument[];
  readonly layer: Layer;
  readonly workspace: Workspace;
}

async function judgeAll({ stored, layer, workspace }: Judged) {
  const references = brokenReferences(stored, layer);
  const judge = async (document: StoredDocument): Promise<RefusedDocument> => ({
    document,
    problems: [
      ...(isLeaving(document) ? [] : await brokenRules(document, workspace)),
      ...(references.get(document._id) ?? []).map((message) => ({ path: [], message })),
    ],
  });
  const judged = await Promise.all(documentsOf(stored, layer).map(judge));
  return judged.filter(({ problems }) => problems.length > 0);
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
  return type ? inFormOrder(errors, type, document) : errors;
}
