/** Deeper than any editor nests; shallow enough that no walk over a document exhausts the stack. */
const MAX_DEPTH = 100;

/**
 * Whether a parsed JSON value is shallow enough to store. Walks without recursion, since depth is
 * what it guards against.
 */
export function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const inner of Object.values(item)) next.push(inner);
    }
    level = next;
  }
  return true;
}
