import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text that shrinks; pictures and fonts are compressed already. */
const COMPRESSIBLE = new Set(['.html', '.css', '.js', '.json', '.svg', '.xml', '.txt']);

/** Smaller files travel in one packet anyway. */
const MIN_BYTES = 512;

/**
 * Brotli takes 0.9 s for a megabyte at its best, 0.3 s one level below for a fiftieth more bytes, and
 * 20 ms at level 5 for a fifth more.
 */
const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
  good: { brotli: constants.BROTLI_MAX_QUALITY - 1, gzip: 9 },
  fast: { brotli: 5, gzip: 6 },
} as const;

/** How hard to compress: at its best only what is small, made once and asked for by every page. */
export type Effort = keyof typeof LEVELS;

/** Larger files are compressed fast, in bytes. */
const SLOW_UP_TO = 512 * 1024;

/** So are the pages of a larger site: it would take most of the time of its build. */
const SLOW_UP_TO_PAGES = 300;

/** The effort that the pages of a site are worth. */
export const effortFor = (pages: number): Effort => (pages > SLOW_UP_TO_PAGES ? 'fast' : 'good');

/** A file's own name, and the names of its twins, which servers send in its place as they are. */
export const TWINS = ['', '.br', '.gz'] as const;

/**
 * Compresses what is worth it.
 *
 * @returns the content, followed by that of its twins if it has any, in the order of {@link TWINS}
 */
export async function withTwins(
  file: string,
  content: Uint8Array,
  effort: Effort = 'best',
): Promise<Uint8Array[]> {
  if (!COMPRESSIBLE.has(path.extname(file)) || content.byteLength < MIN_BYTES) return [content];
  const level = LEVELS[content.byteLength > SLOW_UP_TO ? 'fast' : effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return [
    content,
    ...(await Promise.all([brotli(content, { params }), gzipped(content, { level: level.gzip })])),
  ];
}
