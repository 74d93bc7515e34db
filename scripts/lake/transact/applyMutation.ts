import { randomUUID } from 'node:crypto';
import type { LakeDocument } from '../documents/document.ts';
import type { Operation } from '../documents/transaction.ts';
import { alreadyExistsError } from '../error.ts';
import { applyPatch, type Patcher } from './applyPatch.ts';
import type { Mutation, NewDocument, Patch, Selection } from './mutation.ts';
import type { WorkingSet } from './workingSet.ts';

/** What a mutation needs besides the documents. */
export interface MutationTools {
  readonly patch: Patcher;
  /** The ids of the documents that a query selects. */
  readonly select: (query: string, params: Record<string, unknown>) => Promise<readonly string[]>;
}

/** The effect of a mutation on one document. */
interface Outcome {
  readonly id: string;
  readonly operation: Operation;
}

/**
 * Applies one mutation to the working set.
 *
 * @throws {LakeError} when it fails; the working set must then be discarded
 */
export async function applyMutation(
  set: WorkingSet,
  mutation: Mutation,
  tools: MutationTools,
): Promise<Outcome[]> {
  if ('create' in mutation) return [create(set, mutation.create)];
  if ('createOrReplace' in mutation) return [createOrReplace(set, mutation.createOrReplace)];
  if ('createIfNotExists' in mutation) return [createIfNotExists(set, mutation.createIfNotExists)];
  if ('delete' in mutation) {
    const selection = mutation.delete;
    const ids = await idsOf(selection, tools);
    return ids.map((id) => remove(set, id, revisionOf(selection)));
  }
  const { patch } = mutation;
  const outcomes: Outcome[] = [];
  for (const id of await idsOf(patch, tools))
    outcomes.push(await edit(set, id, patch, tools.patch));
  return outcomes;
}

function create(set: WorkingSet, { _id = '', _type, ...fields }: NewDocument): Outcome {
  // An id that ends with a dot is a prefix for a generated id.
  const id = _id === '' || _id.endsWith('.') ? _id + randomUUID() : _id;
  if (set.find(id)) throw alreadyExistsError(id);
  set.put({ ...fields, _id: id, _type }, (document) => ({ create: document }));
  return { id, operation: 'create' };
}

function createOrReplace(set: WorkingSet, content: LakeDocument): Outcome {
  const before = set.find(content._id);
  set.put({ ...content, _createdAt: content._createdAt ?? before?._createdAt });
  return { id: content._id, operation: before ? 'update' : 'create' };
}

function createIfNotExists(set: WorkingSet, content: LakeDocument): Outcome {
  if (set.find(content._id)) return { id: content._id, operation: 'none' };
  set.put(content, (document) => ({ createIfNotExists: document }));
  return { id: content._id, operation: 'create' };
}

function remove(set: WorkingSet, id: string, revision: string | undefined): Outcome {
  set.expectRevision(id, revision);
  if (!set.find(id)) return { id, operation: 'none' };
  set.remove(id);
  return { id, operation: 'delete' };
}

async function edit(set: WorkingSet, id: string, patch: Patch, patcher: Patcher): Promise<Outcome> {
  const operations = 'id' in patch ? withoutId(patch) : withoutQuery(patch);
  const document = set.get(id);
  set.expectRevision(id, revisionOf(patch));
  const patched = await applyPatch(document, operations, patcher);
  // Listeners apply mutations with `@sanity/mutator`, which does not know `merge`.
  set.put(patched, operations.merge ? undefined : () => ({ patch: { id, ...operations } }));
  return { id, operation: 'update' };
}

const withoutId = ({ id: _, ifRevisionID: __, ...rest }: Extract<Patch, { id: string }>) => rest;
const withoutQuery = ({ query: _, params: __, ...rest }: Extract<Patch, { query: string }>) => rest;

const revisionOf = (selection: Selection) =>
  'id' in selection ? selection.ifRevisionID : undefined;

const idsOf = async (
  selection: Selection,
  { select }: MutationTools,
): Promise<readonly string[]> =>
  'id' in selection ? [selection.id] : select(selection.query, selection.params);
