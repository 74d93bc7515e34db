/** Whether a value of a document has fields. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every object of a value, each before those inside it. Walks without recursion: a value may be deep.
 */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>, void> {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (isObject(next)) yield next;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
}
