import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageFile } from './face.ts';

/** The package of the Latin face. */
export const LATIN_PACKAGE = '@fontsource/source-serif-4';

/** What English headings, figures and names in them are written with. */
const CHARACTERS = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  '–—‘’“”…·×£¥€',
  'àáâãäåçèéêëìíîïñòóôõöøùúûüýßÀÁÂÄÅÇÉÈÊÍÎÑÓÔÖØÚÜ',
].join('');

const LATIN_CUT = {
  keepFeatures: ['kern', 'liga', 'tnum'],
  dropTables: ['BASE', 'STAT', 'gasp'],
  noHinting: true,
};

/** Bytes before the records of a font's tables. */
const TABLES = 12;

/** Where the pages have it. */
export const LATIN_FACE = fileURLToPath(
  new URL('../../../pages/latinHeadings.woff2', import.meta.url),
);

/**
 * Cuts the face of English headings, two fifths smaller than what its package has. A cut font is a
 * modified one, which may not bear the reserved name of the whole (SIL Open Font License 1.1, clause
 * 3): of its names it keeps the notice, and style sheets call it otherwise.
 */
export async function cutLatinFace(): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const file = packageFile(LATIN_PACKAGE, 'files/source-serif-4-latin-600-normal.woff2');
  const cut = (font: Uint8Array, targetFormat: 'truetype' | 'woff2') =>
    subsetFont(Buffer.from(font), CHARACTERS, { ...LATIN_CUT, targetFormat });
  return cut(withNoticeAlone(await cut(await readFile(file), 'truetype')), 'woff2');
}

/**
 * Leaves the first entry of a font's table of names, which is the notice of its owner.
 *
 * @param font as OpenType's chapters "Organization of an OpenType Font" and "name" describe it
 */
function withNoticeAlone(font: Uint8Array): Uint8Array {
  const copy = Buffer.from(font);
  const record = copy.indexOf('name', TABLES);
  copy.writeUint16BE(1, copy.readUint32BE(record + 8) + 2);
  return copy;
}

if (import.meta.main) await writeFile(LATIN_FACE, await cutLatinFace());
