import { readdir, readFile, writeFile } from 'node:fs/promises';
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
 * Writes a `.br` and a `.gz` beside every text file, for servers that send them as they are.
 *
 * @returns the number of files compressed
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const done = await Promise.all(files.map(compress));
  return done.filter(Boolean).length;
}

async function compress(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.byteLength < MIN_BYTES) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await gzipped(content, { level: 9 }));
  return true;
}
