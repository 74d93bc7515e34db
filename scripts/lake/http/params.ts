import type { HonoRequest } from 'hono';
import { LakeError } from '../error.ts';

/** Longer than any query that clients or editors send. */
export const MAX_QUERY_LENGTH = 300_000;

/**
 * Reads query parameters in Sanity's URL format: `$slug="spain"`, each value as JSON.
 *
 * @throws {LakeError} when a value is not JSON
 */
export function readParams(request: HonoRequest): Record<string, unknown> {
  const params = Object.entries(request.query()).filter(([name]) => name.startsWith('$'));
  try {
    return Object.fromEntries(params.map(([name, json]) => [name.slice(1), JSON.parse(json)]));
  } catch {
    throw new LakeError('malformed', 'Each parameter must be JSON: $slug="spain"');
  }
}

/** Whether a boolean option of the URL is on, such as `returnIds=true`. */
export const readFlag = (request: HonoRequest, name: string, otherwise = false): boolean => {
  const value = request.query(name);
  return value === undefined ? otherwise : value === 'true';
};
