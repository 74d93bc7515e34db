import type { HonoRequest } from 'hono';
import { LakeError } from '../error.ts';

/** Longer GROQ than this no client sends by address, and no editor writes. */
export const MAX_QUERY_LENGTH = 300_000;

/**
 * Sanity's way to pass parameters in an address: `$slug="spain"`, each value as JSON.
 *
 * @throws {LakeError} when one is not
 */
export function readParams(request: HonoRequest): Record<string, unknown> {
  const given = Object.entries(request.query()).filter(([name]) => name.startsWith('$'));
  try {
    return Object.fromEntries(given.map(([name, json]) => [name.slice(1), JSON.parse(json)]));
  } catch {
    throw new LakeError('malformed', 'Each parameter must be JSON: $slug="spain"');
  }
}

/** Whether an option of an address is on, such as `returnIds=true`. */
export const isOn = (request: HonoRequest, name: string, otherwise = false): boolean => {
  const value = request.query(name);
  return value === undefined ? otherwise : value === 'true';
};
