import { text as readAll } from 'node:stream/consumers';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { refuseInheritedNames } from '../documents/inheritedNames.ts';
import { hasStorableNumbers, isWithinMaxDepth, MAX_DEPTH, TOO_LARGE } from '../documents/values.ts';
import { LakeError } from '../error.ts';
import { limitBody } from './limitBody.ts';

/** Sanity's limit for request bodies other than uploads. */
const MAX_BODY_BYTES = 4_000_000;

/**
 * Reads a JSON body, with limits on size and depth, and validates it.
 *
 * @returns the value, and its original text
 * @throws {LakeError} when the body is too large, not JSON, or does not match the schema
 */
export async function readBody<T extends v.GenericSchema>(request: HonoRequest, schema: T) {
  const tooLarge = new LakeError('tooLarge', `A body may have at most ${MAX_BODY_BYTES} bytes`);
  const text = await readAll(limitBody(request, MAX_BODY_BYTES, tooLarge));
  const value = parseJson(text);
  // First, because schema validation is recursive and could exhaust the stack.
  if (!isWithinMaxDepth(value))
    throw new LakeError('malformed', `JSON may be nested up to ${MAX_DEPTH} levels`);
  if (!hasStorableNumbers(value)) throw new LakeError('malformed', TOO_LARGE);
  // Schema validation would silently drop some of these.
  refuseInheritedNames(value);
  const result = v.safeParse(schema, value);
  if (!result.success) throw new LakeError('malformed', explain(result.issues[0]));
  return { value: result.output, text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LakeError('malformed', 'The body must be JSON');
  }
}

/** If no alternative of a union matches, reports the one that matched deepest. */
function explain(issue: v.BaseIssue<unknown>): string {
  const [deepest] = (issue.issues ?? []).toSorted((a, b) => depth(b) - depth(a));
  const path = v.getDotPath(issue);
  const reason = deepest ? explain(deepest) : issue.message;
  return path ? `${path}: ${reason}` : reason;
}

const depth = (issue: v.BaseIssue<unknown>): number =>
  (issue.path?.length ?? 0) + Math.max(0, ...(issue.issues ?? []).map(depth));
