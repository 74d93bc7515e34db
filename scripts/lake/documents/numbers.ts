/** Said of a number that would be stored as nothing. */
export const TOO_LARGE = 'A number is too large to be stored: write one below 1.8e308';

/** Whether JSON can hold all numbers of a value. Walks without recursion: it may be deep. */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'number' && !Number.isFinite(next)) return false;
    if (typeof next === 'object' && next !== null)
      for (const inner of Object.values(next)) waiting.push(inner);
  }
  return true;
}
