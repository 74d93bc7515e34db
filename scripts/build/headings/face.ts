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

type SubsetFont = (characters: string) => Promise<Uint8Array>;

/**
 * Prepares for making several subset fonts. The full font has 15 MB: it is first reduced to all
 * characters needed, from which each subset takes a fraction of the time and has the same bytes.
 *
 * @param all characters of all subsets
 */
export async function prepareSubsets(all: string): Promise<SubsetFont> {
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(packageFile(FACE_PACKAGE, '700Bold/NotoSerifSC_700Bold.ttf'));
  const needed = await subsetFont(whole, all, { ...SUBSET, targetFormat: 'truetype' });
  return (characters) => subsetFont(needed, characters, { ...SUBSET, targetFormat: 'woff2' });
}
