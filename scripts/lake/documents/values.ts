import { randomBytes } from 'node:crypto';

/** Deeper than any real document; shallow enough for recursive functions. */
export const MAX_DEPTH = 100;

/** JSON would store such a number as `null`. */
export const TOO_LARGE = 'A number is too large to be stored: use one below 1.8e308';

/** Whether a value is an object with fields, not an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Yields a value and all nested values with their depth, parents first. Not recursive, because the
 * nesting may be deep.
 */
function* valuesIn(value: unknown): Generator<readonly [value: unknown, depth: number], void> {
  const waiting: (readonly [unknown, number])[] = [[value, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const [whole, depth] = next;
    if (typeof whole !== 'object' || whole === null) continue;
    for (const part of Object.values(whole)) waiting.push([part, depth + 1]);
  }
}

/** All objects in a value, parents first. */
export const objectsIn = (value: unknown) =>
  valuesIn(value)
    .map(([part]) => part)
    .filter(isObject);

/** Whether a parsed JSON value is within the depth limit. */
export const isWithinMaxDepth = (value: unknown): boolean =>
  valuesIn(value).every(([, depth]) => depth <= MAX_DEPTH);

/** Whether JSON can represent all numbers in a value. */
export const hasStorableNumbers = (value: unknown): boolean =>
  valuesIn(value).every(([part]) => typeof part !== 'number' || Number.isFinite(part));

/**
 * Copies a value with other fields in place of some.
 *
 * @param replace returns the new name and value of a field, `undefined` to copy it
 */
export function replaceFields(
  value: unknown,
  replace: (name: string, value: unknown) => readonly [string, unknown] | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceFields(item, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(
      ([name, inner]) => replace(name, inner) ?? [name, replaceFields(inner, replace)],
    ),
  );
}

/** Adds a `_key` to every array item that lacks one; the Studio tracks items by it. */
export function withArrayKeys<T>(value: T): T {
  const copy = structuredClone(value);
  for (const list of objectsIn(copy).flatMap(Object.values).filter(Array.isArray))
    for (const item of list)
      if (isObject(item) && !item._key) item._key = randomBytes(6).toString('hex');
  return copy;
}
