import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packageFile } from './face.ts';

/** The package of the Latin face. */
export const LATIN_PACKAGE = '@fontsource/source-serif-4';

/** Characters of English headings, figures and names. */
const CHARACTERS = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  '–—‘’“”…·×£¥€',
  'àáâãäåçèéêëìíîïñòóôõöøùúûüýßÀÁÂÄÅÇÉÈÊÍÎÑÓÔÖØÚÜ',
].join('');

const LATIN_SUBSET = {
  keepFeatures: ['kern', 'liga', 'tnum'],
  dropTables: ['BASE', 'STAT', 'gasp'],
  noHinting: true,
};

/** Offset of the table records of a font. */
const TABLES = 12;

/** Where the pages expect it. */
export const LATIN_FACE = fileURLToPath(
  new URL('../../../pages/latinHeadings.woff2', import.meta.url),
);

/**
 * Makes the subset font of English headings, two fifths smaller than the font in the package. A subset
 * is a modified font, which must not use the reserved name of the original (SIL Open Font License 1.1,
 * clause 3): only the copyright notice is kept, and style sheets use another name.
 */
export async function subsetLatinFace(): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  const file = packageFile(LATIN_PACKAGE, 'files/source-serif-4-latin-600-normal.woff2');
  const subset = (font: Uint8Array, targetFormat: 'truetype' | 'woff2') =>
    subsetFont(Buffer.from(font), CHARACTERS, { ...LATIN_SUBSET, targetFormat });
  return subset(withNoticeOnly(await subset(await readFile(file), 'truetype')), 'woff2');
}

/**
 * Keeps only the first entry of the font's `name` table, which is the copyright notice.
 *
 * @param font in the format of the OpenType chapters "Organization of an OpenType Font" and "name"
 */
function withNoticeOnly(font: Uint8Array): Uint8Array {
  const copy = Buffer.from(font);
  const record = copy.indexOf('name', TABLES);
  copy.writeUint16BE(1, copy.readUint32BE(record + 8) + 2);
  return copy;
}

if (import.meta.main) await writeFile(LATIN_FACE, await subsetLatinFace());
