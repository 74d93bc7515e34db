/**
 * Bytes that a page may send with brotli. A kilobyte is 1000 bytes, the stricter reading. The first
 * round trip of a connection brings 14 of them: style, script and the first screens. A programme's
 * page answers much below those; its text comes as it is read.
 */
export const BUDGETS = {
  /**
   * HTML, CSS and JavaScript of a page without an island: 19,100 with the longest text of the sample.
   * The rest is room for editors, whose rebuild the audit would stop.
   */
  plainPage: 21_000,
  /** CSS of a page without an island, which no editor makes longer. */
  plainStyle: 6_900,
  /** JavaScript of a page without an island. */
  plainScript: 1_000,
  /** JavaScript of a page with islands, theirs included: React is 51,000 of it (decision 018). */
  islandScript: 73_000,
  /** The font that a page preloads for its headings. */
  headingFont: 30_000,
  /** Seconds of a first load far away, see mainland.ts. */
  farSeconds: 3,
} as const;

/** 14,321 bytes are `14.3 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
