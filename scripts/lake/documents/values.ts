import { randomBytes } from 'node:crypto';

/** Deeper than any editor nests; shallow enough that no walk over a document exhausts the stack. */
const MAX_DEPTH = 100;

/** Said of a number that would be stored as nothing. */
export const TOO_LARGE = 'A number is too large to be stored: write one below 1.8e308';

/** Whether a value of a document has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value and all that is in it, each before what is inside it and with how deep it lies. Walks
 * without recursion: a value may be deep.
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

/** Every object of a value, each before those inside it. */
export const objectsIn = (value: unknown) =>
  valuesIn(value)
    .map(([part]) => part)
    .filter(isObject);

/** Whether a parsed JSON value is shallow enough to store. */
export const isShallow = (value: unknown): boolean =>
  valuesIn(value).every(([, depth]) => depth <= MAX_DEPTH);

/** Whether JSON can hold all numbers of a value. */
export const isStorable = (value: unknown): boolean =>
  valuesIn(value).every(([part]) => typeof part !== 'number' || Number.isFinite(part));

/** Gives every object in an array that lacks one a `_key`, by which the Studio follows it. */
export function withArrayKeys<T>(value: T): T {
  const copy = structuredClone(value);
  for (const list of objectsIn(copy).flatMap(Object.values).filter(Array.isArray))
    for (const item of list)
      if (isObject(item) && !item._key) item._key = randomBytes(6).toString('hex');
  return copy;
}
