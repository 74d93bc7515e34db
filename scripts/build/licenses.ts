import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FACE_PACKAGE } from './headings/face.ts';
import { LATIN_PACKAGE } from './headings/latinFace.ts';
import type { BuildPaths } from './paths.ts';

/** Font packages, which the bundler does not list. */
const FONTS = [
  [LATIN_PACKAGE, 'LICENSE'],
  [FACE_PACKAGE, 'LICENSE_FONT'],
] as const;

/**
 * The required licence notices: those of packages whose code is sent to browsers, as collected by the
 * bundler, and those of the fonts.
 *
 * @returns the file `licenses.txt`
 */
export async function licenseFiles({ root, bundle }: BuildPaths): Promise<Map<string, string>> {
  const code = await readFile(path.join(bundle, 'client', 'licenses.txt'), 'utf8');
  const fonts = await Promise.all(FONTS.map(([name, file]) => fontNotice(root, name, file)));
  return new Map([['licenses.txt', `${[code.trim(), ...fonts].join('\n\n')}\n`]]);
}

async function fontNotice(root: string, name: string, file: string): Promise<string> {
  const text = await readFile(path.join(root, 'node_modules', name, file), 'utf8');
  return `## ${name}\n\n${text.trim()}`;
}
