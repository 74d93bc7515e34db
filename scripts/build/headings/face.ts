import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The package of the Song face. */
export const FACE_PACKAGE = '@expo-google-fonts/noto-serif-sc';

/** Keeps what horizontal Chinese text needs, without vertical layout and hinting. */
const SUBSET = {
  keepFeatures: ['halt', 'chws', 'kern'],
  dropTables: ['BASE', 'STAT', 'gasp', 'vhea', 'vmtx'],
  noHinting: true,
};

/** The packages that affect the bytes of a subset font. */
const PACKAGES = [FACE_PACKAGE, 'subset-font', 'harfbuzzjs', 'fontverter', 'wawoff2'];

export const packageFile = (name: string, file: string): string =>
  fileURLToPath(new URL(`../../../node_modules/${name}/${file}`, import.meta.url));

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')).version;

/** Identifies all inputs of a subset font except its characters. */
export const SUBSETTER_VERSION = JSON.stringify([SUBSET, PACKAGES.map(versionOf)]);

/**
 * Reduces the face of 15 MB to some characters. Subsets of the result take a fraction of the time and
 * memory, and have the same bytes.
 *
 * @param characters of all subsets
 * @returns a TrueType font for {@link subsetFace}
 */
export async function reduceFace(characters: string): Promise<Uint8Array> {
  const face = await readFile(packageFile(FACE_PACKAGE, '700Bold/NotoSerifSC_700Bold.ttf'));
  return subset(face, characters, 'truetype');
}

/** @returns a WOFF2 font with some characters of the face */
export const subsetFace = (face: Uint8Array, characters: string): Promise<Uint8Array> =>
  subset(face, characters, 'woff2');

async function subset(
  face: Uint8Array,
  characters: string,
  targetFormat: 'truetype' | 'woff2',
): Promise<Uint8Array> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(Buffer.from(face.buffer, face.byteOffset, face.length), characters, {
    ...SUBSET,
    targetFormat,
  });
}
