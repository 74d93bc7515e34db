import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Files that can name other files. */
const TEXT = new Set(['.html', '.js', '.css']);

/**
 * Removes the assets that no page needs: Vike makes an entry for every page folder, though pages
 * without islands share one. A file is needed when a page names it, or a needed file does.
 *
 * @param client the folder `dist/client`
 * @returns the number of files removed
 */
export async function pruneAssets(client: string): Promise<number> {
  const files = await listFiles(client);
  const assets = new Map(
    files.filter((file) => file.startsWith('assets/')).map((file) => [path.basename(file), file]),
  );
  const waiting = files.filter((file) => file.endsWith('.html'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [name, asset] of await namedIn(path.join(client, file), assets)) {
      assets.delete(name);
      if (TEXT.has(path.extname(name))) waiting.push(asset);
    }
  }
  await Promise.all([...assets.values()].map((asset) => rm(path.join(client, asset))));
  return assets.size;
}

/** Every file below a folder, relative to it and with slashes. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

async function namedIn(file: string, assets: ReadonlyMap<string, string>) {
  const text = await readFile(file, 'utf8');
  return [...assets].filter(([name]) => text.includes(name));
}
