/**
 * Bytes that a page may send with brotli. A kilobyte is 1000 bytes, the stricter reading; 14 of
 * them fit into the first round trip of a connection.
 */
export const BUDGETS = {
  /** HTML, CSS and JavaScript of a page without an island. */
  plainPage: 14_000,
  /** JavaScript of a page without an island. */
  plainScript: 3_000,
  /** JavaScript of a page with islands, theirs included. */
  islandScript: 80_000,
} as const;

/** 14,321 bytes are `14.3 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
