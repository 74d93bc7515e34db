import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../disk/digest.ts';
import { isAddress } from '../web/addresses.ts';
import { precompress } from './compress.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import type { OutputFolder } from './outputs.ts';
import { listFolder, type Stamps } from './stamps.ts';

/** Writes files with the given texts, such as the sitemap. */
export const putTexts = (outputs: OutputFolder, texts: ReadonlyMap<string, string>) =>
  forEachConcurrently(texts, ([file, text]) =>
    outputs.put(file, { digest: digest(text) }, () => precompress(file, Buffer.from(text))),
  );

/**
 * Writes the bundled files that pages reference.
 *
 * @param bundle the folder `dist/bundle`
 */
export function putAssets(outputs: OutputFolder, bundle: string): Promise<void> {
  const client = path.join(bundle, 'client');
  const named = new Set([...outputs.entries.values()].flatMap(({ assets = [] }) => assets));
  return putCopies(outputs, client, neededAssets(client, named));
}

/** Types of files that can reference other files. */
const TEXT = new Set(['.js', '.css']);

/**
 * Finds the bundled files that are referenced by pages, directly or through other files: Vike makes an
 * entry for every page folder, though pages share one.
 *
 * @param client the bundle's folder of files for browsers
 * @param named files referenced by pages
 * @returns stamps of the needed files
 */
function neededAssets(client: string, named: Iterable<string>): Map<string, string> {
  const { stamps } = listFolder(client);
  const needed = new Map<string, string>();
  const waiting = [...named];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const stamp = stamps.get(file);
    if (stamp === undefined || needed.has(file)) continue;
    needed.set(file, stamp);
    if (!TEXT.has(path.extname(file))) continue;
    const text = readFileSync(path.join(client, file), 'utf8');
    waiting.push(...[...stamps.keys()].filter((other) => text.includes(path.basename(other))));
  }
  return needed;
}

/**
 * Copies pictures and icons, following symbolic links. Files made by the build take precedence.
 *
 * @param folder the folder `public`
 * @returns a warning for each file that no server sends, except hidden ones
 */
export async function putPublicFiles(outputs: OutputFolder, folder: string): Promise<string[]> {
  const files = [...listFolder(folder, statSync).stamps].filter(
    ([file]) => !outputs.entries.has(file),
  );
  await putCopies(outputs, folder, new Map(files));
  return files
    .filter(([file]) => !isAddress(`/${file}`) && !isHidden(file))
    .map(
      ([file]) =>
        `public/${file} is on the site at no address: rename it, with unaccented letters, digits and hyphens only and no .br or .gz at the end, or delete it`,
    );
}

/** Files such as `.DS_Store` and `.gitkeep` are not meant for visitors. */
const isHidden = (file: string) => path.basename(file).startsWith('.');

/** Copies are compared by the stamps of the originals, so that pictures need not be read. */
const putCopies = (outputs: OutputFolder, folder: string, stamps: Stamps) =>
  forEachConcurrently(stamps, ([file, stamp]) =>
    outputs.put(file, { digest: stamp }, async () =>
      precompress(file, await readFile(path.join(folder, file))),
    ),
  );
