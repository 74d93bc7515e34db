import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFolder } from './stamps.ts';

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
export function neededAssets(client: string, named: Iterable<string>): Map<string, string> {
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
