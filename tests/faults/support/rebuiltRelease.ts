import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Releases } from '../../runner/hosting/releases.ts';

/**
 * Adds a release with changed code: every asset has a new name, also where it is referenced.
 *
 * @param former whether the assets of the previous release stay reachable, as the publish server
 *   keeps them for a while
 */
export async function addRebuiltRelease(releases: Releases, id: string, former: 'kept' | 'gone') {
  const site = path.join(await releases.add(id), 'site');
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isAsset = (file: string) => path.relative(site, file).startsWith('assets');
  const copies = files.filter((file) => /\.(?:br|gz)$/.test(file));
  await Promise.all(copies.map((file) => rm(file)));

  const plain = files.filter((file) => !copies.includes(file));
  const names = plain.filter(isAsset).map((file) => path.basename(file));
  for (const file of plain) {
    const text = await readFile(file, 'latin1');
    if (former === 'kept' && isAsset(file)) await writeFile(renewed(file), renew(text, names));
    else if (/\.(?:html|js|css)$/.test(file)) await replace(file, renew(text, names));
    if (former === 'gone' && isAsset(file)) await rename(file, renewed(file));
  }
}

/** Releases share their files. */
async function replace(file: string, text: string): Promise<void> {
  await rm(file);
  await writeFile(file, text, 'latin1');
}

/** `chunk-BgT17pJt.js` becomes `chunk-BgT17pJt2.js`. */
const renewed = (name: string) => name.replace(/(\.\w+)$/, '2$1');

const renew = (text: string, names: readonly string[]) =>
  names.reduce((before, name) => before.replaceAll(name, renewed(name)), text);
