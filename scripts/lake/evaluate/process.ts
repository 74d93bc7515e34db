import { createContext, Script } from 'node:vm';
import { Mutation } from '@sanity/mutator';
import { type ExprNode, evaluateSync } from 'groq-js';
import { failureCode, failureMessage } from '../../command/failure.ts';
import { type LakeDocument, parseDocument, withAssetUrl } from '../documents/document.ts';
import { hasStorableNumbers, TOO_LARGE } from '../documents/values.ts';
import type { PatchOperations } from '../transact/mutation.ts';
import type { DocumentUpdates, Query, QueryRequest, Task, TaskResult } from './messages.ts';
import { parseQuery } from './parseQuery.ts';
import { visibleDocuments } from './perspective.ts';

/**
 * Evaluates GROQ and patches in a child process, so that a costly expression does not slow down the
 * server and can be stopped.
 */

const timeout = Number(process.argv[2]);
const sandbox = createContext({ run: (): unknown => undefined });
const script = new Script('run()');
process.once('disconnect', () => process.exit());

const documents = new Map<string, LakeDocument>();
/** The documents visible in each perspective, cached until a document changes. */
const views = new Map<string, LakeDocument[]>();
const MAX_VIEWS = 8;
/** Parsed filters of listeners, which are evaluated for every transaction. */
const filters = new Map<string, ExprNode>();
const MAX_FILTERS = 5000;

process.on('message', async (message: DocumentUpdates | Task) => {
  if (message.kind === 'documents') receive(message);
  else process.send?.(await answer(message));
});

function receive(updates: DocumentUpdates): void {
  views.clear();
  for (const [id, json] of updates.documents)
    if (json === undefined) documents.delete(id);
    else documents.set(id, parseDocument(json));
}

async function answer(task: Task): Promise<TaskResult> {
  try {
    const value = await withinTime(() => perform(task));
    return { kind: 'value', json: JSON.stringify(value) ?? 'null' };
  } catch (error) {
    if (failureCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return { kind: 'timeout' };
    return { kind: 'failure', message: failureMessage(error) };
  }
}

/** V8 can enforce a timeout only on a script. */
function withinTime(run: () => unknown): unknown {
  sandbox.run = run;
  return script.runInContext(sandbox, { timeout });
}

function perform(task: Task): unknown {
  if (task.kind === 'query') return runQuery(task);
  if (task.kind === 'match') return match(task);
  return patchDocument(task.document, task.operations);
}

function runQuery(request: QueryRequest): Promise<unknown> {
  const { params, perspective, publicOnly, origin, identity } = request;
  const key = JSON.stringify([perspective, publicOnly, origin]);
  if (views.size >= MAX_VIEWS && !views.has(key)) views.clear();
  const visible =
    views.get(key) ??
    visibleDocuments(documents, perspective, publicOnly).map((document) =>
      withAssetUrl(document, origin),
    );
  views.set(key, visible);
  return evaluateSync(parseQuery(request), { dataset: visible, params, identity }).get();
}

/** A listener's filter sees one document at a time, so it cannot follow references. */
function match({ filters, documents }: Extract<Task, { kind: 'match' }>) {
  const parsed = filters.map((filter) => ({ params: filter.params, tree: parseFilter(filter) }));
  const rows = documents.map((document) =>
    parsed.map(({ tree, params }) => document !== undefined && matches(tree, params, document)),
  );
  return Promise.all(rows.map((row) => Promise.all(row)));
}

async function matches(tree: ExprNode, params: Query['params'], document: LakeDocument) {
  const value: unknown = await evaluateSync(tree, { dataset: [document], params }).get();
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function parseFilter(filter: Query): ExprNode {
  const key = JSON.stringify([filter.query, filter.params]);
  const tree = filters.get(key) ?? parseQuery(filter);
  if (filters.size >= MAX_FILTERS && !filters.has(key)) filters.clear();
  filters.set(key, tree);
  return tree;
}

/** @throws when the patch cannot be applied, or a sum overflows */
function patchDocument(document: LakeDocument, operations: PatchOperations): unknown {
  const patch = { ...operations, id: document._id };
  const patched: unknown = new Mutation({ mutations: [{ patch }] }).apply(document);
  if (!hasStorableNumbers(patched)) throw new Error(TOO_LARGE);
  return patched;
}
