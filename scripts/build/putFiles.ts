import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../disk/digest.ts';
import { atOnce } from './atOnce.ts';
import { withTwins } from './compress.ts';
import type { OutputFolder } from './outputs.ts';
import { listFolder, type Stamps } from './stamps.ts';

/** Puts files there whose content is made beforehand, such as the sitemap. */
export const putTexts = (outputs: OutputFolder, texts: ReadonlyMap<string, string>) =>
  atOnce(texts, ([file, text]) =>
    outputs.put(file, { digest: digest(text) }, () => withTwins(file, Buffer.from(text))),
  );

/**
 * Puts the bundled files there that pages name.
 *
 * @param bundle the folder `dist/bundle`
 */
export function putAssets(outputs: OutputFolder, bundle: string): Promise<void> {
  const client = path.join(bundle, 'client');
  const named = new Set([...outputs.entries.values()].flatMap(({ assets = [] }) => assets));
  return putCopies(outputs, client, neededAssets(client, named));
}

/** Files that can name other files. */
const TEXT = new Set(['.js', '.css']);

/**
 * Finds the bundled files that pages need: Vike makes an entry for every page folder, though pages
 * share one. A file is needed when a page names it, or a needed file does.
 *
 * @param client the bundle's folder of what browsers get
 * @param named by pages
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
 * Puts the pictures and icons there, also where links lead to them. What the build makes itself goes
 * before a file of its name.
 *
 * @param folder the folder `public`
 */
export function putPublicFiles(outputs: OutputFolder, folder: string): Promise<void> {
  const files = [...listFolder(folder, statSync).stamps].filter(
    ([file]) => !outputs.entries.has(file),
  );
  return putCopies(outputs, folder, new Map(files));
}

/** A copy goes by the stamp of its original: pictures are not read to find that they are the same. */
const putCopies = (outputs: OutputFolder, folder: string, stamps: Stamps) =>
  atOnce(stamps, ([file, stamp]) =>
    outputs.put(file, { digest: stamp }, async () =>
      withTwins(file, await readFile(path.join(folder, file))),
    ),
  );
