import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The package of the Song face. */
export const FACE_PACKAGE = '@expo-google-fonts/noto-serif-sc';

/** What Chinese in lines needs; the rest is for vertical setting and for hinting. */
const CUT = {
  keepFeatures: ['halt', 'chws', 'kern'],
  dropTables: ['BASE', 'STAT', 'gasp', 'vhea', 'vmtx'],
  noHinting: true,
};

/** The packages that decide the bytes of a cut font. */
const MAKERS = [FACE_PACKAGE, 'subset-font', 'harfbuzzjs', 'fontverter', 'wawoff2'];

/** A file of a package that npm installed here. */
export const packageFile = (name: string, file: string): string =>
  fileURLToPath(new URL(`../../../node_modules/${name}/${file}`, import.meta.url));

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(packageFile(name, 'package.json'), 'utf8')).version;

/** Tells everything beside its characters that a cut font is made from. */
export const MAKER = JSON.stringify([CUT, MAKERS.map(versionOf)]);

/** Cuts fonts out of the whole one, which has 15 MB: it is read when the first is wanted. */
type CutFont = (characters: string) => Promise<Uint8Array>;

/**
 * Prepares to cut several fonts: out of what they need together, each takes a fraction of the time,
 * and has the same bytes as out of the whole.
 *
 * @param all characters that are going to be wanted
 */
export async function prepareCuts(all: string): Promise<CutFont> {
  const { default: subsetFont } = await import('subset-font');
  const whole = await readFile(packageFile(FACE_PACKAGE, '700Bold/NotoSerifSC_700Bold.ttf'));
  const needed = await subsetFont(whole, all, { ...CUT, targetFormat: 'truetype' });
  return (characters) => subsetFont(needed, characters, { ...CUT, targetFormat: 'woff2' });
}
