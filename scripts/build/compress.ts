import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isText } from '../web/contentTypes.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Smaller files fit in one packet anyway. */
const MIN_BYTES = 512;

/**
 * Brotli takes 0.9 s per megabyte at the highest level, 0.3 s one level below for 2 % more bytes, and
 * 20 ms at level 5 for 20 % more.
 */
const LEVELS = {
  best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 },
  good: { brotli: constants.BROTLI_MAX_QUALITY - 1, gzip: 9 },
  fast: { brotli: 5, gzip: 6 },
} as const;

/** `best` is for files that are small, made once and used by every page. */
export type Effort = keyof typeof LEVELS;

/** Larger files, in bytes, are compressed with `fast`. */
const MAX_SLOW_BYTES = 512 * 1024;

/** The pages of larger sites are compressed with `fast`, to save most of the build time. */
const MAX_SLOW_PAGES = 300;

/** The effort for a site's pages. */
export const effortFor = (pages: number): Effort => (pages > MAX_SLOW_PAGES ? 'fast' : 'good');

/** Suffixes of a file and of its precompressed variants, which servers send instead. */
export const VARIANT_SUFFIXES = ['', '.br', '.gz'] as const;

/**
 * Compresses a file if that is worthwhile: pictures and fonts are compressed already.
 *
 * @returns the content, followed by its variants, if any, in the order of {@link VARIANT_SUFFIXES}
 */
export async function precompress(
  file: string,
  content: Uint8Array,
  effort: Effort = 'best',
): Promise<Uint8Array[]> {
  if (!isText(file) || content.byteLength < MIN_BYTES) return [content];
  const level = LEVELS[content.byteLength > MAX_SLOW_BYTES ? 'fast' : effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  return [
    content,
    ...(await Promise.all([
      brotli(content, { params }),
      gzipAsync(content, { level: level.gzip }),
    ])),
  ];
}
