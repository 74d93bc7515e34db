import { failureCode } from '../../command/failure.ts';
import { diskHint } from '../../disk/diskFailure.ts';
import { LakeError } from '../error.ts';

/** A response with serialized JSON. */
export const jsonResponse = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8' } });

/** A response with one JSON value per line. */
export const ndjsonResponse = (values: readonly unknown[]): Response =>
  new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });

/** An error in the format that Sanity's client expects. */
export function errorResponse(error: unknown): Response {
  const { type, status, message, items } =
    error instanceof LakeError ? error : describeFailure(error);
  const failed = items.length > 0 ? { items } : {};
  const body = { error: { type, description: message, ...failed }, statusCode: status };
  return Response.json(body, { status });
}

/** With 503 for a disk failure, the Studio repeats the write until there is room. */
function describeFailure(error: unknown) {
  const hint = diskHint(error);
  if (!isAborted(error)) console.error('The lake failed:', hint ?? error);
  return {
    type: 'internalServerError',
    status: hint ? 503 : 500,
    message: hint ? `The lake failed: ${hint}` : 'The lake failed; see its output for the reason',
    items: [],
  };
}

/** Whether the client closed the connection before it had sent everything, such as an upload. */
const isAborted = (error: unknown): boolean => failureCode(error) === 'ECONNRESET';
