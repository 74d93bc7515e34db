import { LakeError } from '../error.ts';

/** A response with serialized JSON. */
export const jsonResponse = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

/** A response with one JSON value per line. */
export const ndjsonResponse = (values: readonly unknown[]): Response =>
  new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson' },
  });

/** An error in the format that Sanity's client expects. */
export function errorResponse(error: unknown): Response {
  const known = error instanceof LakeError;
  if (!known) console.error('The lake failed:', error);
  const status = known ? error.status : 500;
  const description = known ? error.message : 'The lake failed; see its output for the reason';
  const items = known && error.items.length > 0 ? { items: error.items } : {};
  const type = known ? error.type : 'internalServerError';
  return Response.json({ error: { type, description, ...items }, statusCode: status }, { status });
}
