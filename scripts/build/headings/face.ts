import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The package of the Song face. */
export const FACE_PACKAGE = '@expo-google-fonts/noto-serif-sc';

/** What Chinese in lines needs; the rest is for vertical setting and for hinting. */
export const CUT = {
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
