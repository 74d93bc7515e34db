/** A part of a file: its first byte and its last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** `bytes=0-99`, `bytes=100-` or `bytes=-100`. */
const SINGLE = /^bytes=\s*(?:(\d+)-(\d*)|-(\d+))\s*$/i;

/**
 * What a `Range` header asks for (RFC 9110, 14). A header that is no valid single range is ignored,
 * as the standard lets a server do, and so is a list of ranges: nobody reads a page in parts.
 *
 * @param size of the file in bytes
 * @returns `whole` to ignore the header, `none` when the file has no such part
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'none' {
  const [, from, to, lastBytes] = SINGLE.exec(header) ?? [];
  if (lastBytes !== undefined) return lastPart(Number(lastBytes), size);
  if (from === undefined) return 'whole';
  // Digits without end become Infinity, which is past the end too.
  const first = Number(from);
  const last = to ? Number(to) : Number.POSITIVE_INFINITY;
  if (last < first) return 'whole';
  return first < size ? { first, last: Math.min(last, size - 1) } : 'none';
}

/** Of an empty file no part can be named, but its end can be asked for: that is all of it. */
function lastPart(count: number, size: number): ByteRange | 'whole' | 'none' {
  if (count === 0) return 'none';
  return size === 0 ? 'whole' : { first: Math.max(size - count, 0), last: size - 1 };
}
