/** A byte range of a file, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** `bytes=0-99`, `bytes=100-` or `bytes=-100`. */
const SINGLE = /^bytes=\s*(?:(\d+)-(\d*)|-(\d+))\s*$/i;

/**
 * Parses a `Range` header (RFC 9110, 14). Invalid headers are ignored, as the standard allows, and so
 * are lists of ranges, which no browser needs for a page.
 *
 * @param size size of the file in bytes
 * @returns `whole` to ignore the header, `none` when the range cannot be satisfied
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'none' {
  const [, from, to, lastBytes] = SINGLE.exec(header) ?? [];
  if (lastBytes !== undefined) return suffixRange(Number(lastBytes), size);
  if (from === undefined) return 'whole';
  // A very long number becomes Infinity, which is also past the end.
  const first = Number(from);
  const last = to ? Number(to) : Number.POSITIVE_INFINITY;
  if (last < first) return 'whole';
  return first < size ? { first, last: Math.min(last, size - 1) } : 'none';
}

/** The last bytes of an empty file are the whole file, since a range cannot be empty. */
function suffixRange(count: number, size: number): ByteRange | 'whole' | 'none' {
  if (count === 0) return 'none';
  return size === 0 ? 'whole' : { first: Math.max(size - count, 0), last: size - 1 };
}
