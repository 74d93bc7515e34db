/**
 * Maximum bytes per page, with brotli. A kilobyte is 1000 bytes, the stricter definition. The first
 * round trip of a connection carries 14 kilobytes: style, script and the first screens. The rest of a
 * programme's long text arrives while it is read.
 */
export const BUDGETS = {
  /**
   * HTML, CSS and JavaScript of a page without an island: 19,100 with the longest text of the sample.
   * The rest is a margin for editors, whose rebuild the audit would stop.
   */
  plainPage: 21_000,
  /** CSS of a page without an island, which does not depend on content. */
  plainStyle: 6_910,
  /** JavaScript of a page without an island. */
  plainScript: 1_000,
  /** JavaScript of a page with its islands, of which React is 51,000 (decision 018). */
  islandScript: 73_300,
  /** The font that a page preloads for its headings. */
  headingFont: 30_000,
  /** Seconds of a first load on a distant connection, see mainland.ts. */
  mainlandSeconds: 3,
} as const;

/** Formats 14,321 bytes as `14.3 KB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Formats exactly, for budgets of which a page comes close: `6,891 bytes`. */
export const inBytes = (bytes: number): string => `${bytes.toLocaleString('en')} bytes`;
