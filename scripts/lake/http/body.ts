import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { HonoRequest } from 'hono';
import * as v from 'valibot';
import { inheritedNamesIn, refuseName } from '../documents/inheritedNames.ts';
import { isShallow, isStorable, TOO_LARGE } from '../documents/values.ts';
import { LakeError } from '../error.ts';
import { limitBody } from './drain.ts';

/** Sanity's limit on the body of a request that is not an upload. */
const MAX_BODY_BYTES = 4_000_000;

/**
 * Reads a body of JSON, bounded and checked.
 *
 * @returns the value, and the text it was read from
 * @throws {LakeError} when it is too large, not JSON, or not of the schema
 */
export async function readBody<T extends v.GenericSchema>(request: HonoRequest, schema: T) {
  const text = await readText(request);
  const value = parseJson(text);
  // First: a schema walks the body by recursion, which depth could exhaust.
  if (!isShallow(value)) throw new LakeError('malformed', 'JSON may nest up to 100 levels');
  if (!isStorable(value)) throw new LakeError('malformed', TOO_LARGE);
  // A schema would leave some of these out without a word.
  for (const name of inheritedNamesIn(value)) throw refuseName(name);
  return { value: check(schema, value), text };
}

/**
 * Holds a value from a request against a schema.
 *
 * @throws {LakeError} naming the place and the fault
 */
function check<T extends v.GenericSchema>(schema: T, value: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new LakeError('malformed', explain(result.issues[0]));
}

async function readText(request: HonoRequest): Promise<string> {
  const tooLarge = new LakeError('tooLarge', `A body may have ${MAX_BODY_BYTES} bytes`);
  if (Number(request.header('content-length')) > MAX_BODY_BYTES) throw tooLarge;
  const body = limitBody(MAX_BODY_BYTES, request.raw.body ?? Readable.from([]), tooLarge);
  return text(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LakeError('malformed', 'The body must be JSON');
  }
}

/** Of the ways in which no alternative fits, the one that got furthest is what was meant. */
function explain(issue: v.BaseIssue<unknown>): string {
  const inner = issue.issues ?? [];
  const deepest = inner.reduce<v.BaseIssue<unknown> | undefined>(
    (best, next) => (depth(next) > depth(best) ? next : best),
    undefined,
  );
  const path = v.getDotPath(issue);
  const reason = deepest ? explain(deepest) : issue.message;
  return path ? `${path}: ${reason}` : reason;
}

const depth = (issue: v.BaseIssue<unknown> | undefined): number =>
  issue ? (issue.path?.length ?? 0) + Math.max(0, ...(issue.issues ?? []).map(depth)) : -1;
