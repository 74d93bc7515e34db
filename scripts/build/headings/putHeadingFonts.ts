import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { digest } from '../../disk/digest.ts';
import { atOnce } from '../atOnce.ts';
import type { OutputFolder } from '../outputs.ts';
import { startThreads } from '../threads.ts';
import { headingCharacters } from './characters.ts';
import { prepareCuts } from './face.ts';
import { faceRule, fontOf, headingSheet } from './links.ts';

/**
 * Puts the fonts there that the headings of Chinese pages name, with their sheets. Those that are
 * there were made from the same characters, as their names tell.
 *
 * @param outputs with all pages
 * @param client the folder that they were written to
 */
export async function putHeadingFonts(outputs: OutputFolder, client: string): Promise<void> {
  const pages = pagesBySheet(outputs);
  const missing = new Map<string, string>();
  for (const [sheet, page] of pages) {
    const rule = faceRule(sheet);
    await outputs.put(sheet, { digest: digest(rule) }, async () => [Buffer.from(rule)]);
    const font = fontOf(sheet);
    const before = outputs.before(font);
    if (before) outputs.keep(font, before);
    else missing.set(font, headingCharacters(await readFile(path.join(client, page), 'utf8')));
  }
  if (missing.size === 0) return;
  await cutFonts(missing, (font, bytes) =>
    outputs.put(font, { digest: font }, async () => [bytes]),
  );
}

/** A page for each sheet: which one does not matter, their characters are the same. */
const pagesBySheet = ({ entries }: OutputFolder): Map<string, string> =>
  new Map(
    Array.from(entries).flatMap(([page, { assets }]) => {
      const sheet = headingSheet(assets);
      return sheet ? [[sheet, page] as const] : [];
    }),
  );

/** A thread takes as long to start as it takes to cut so many fonts. */
const WORTH_THREAD = 10;

const CUTTER = new URL('./cutter.ts', import.meta.url);

/**
 * Cuts fonts, many of them on all cores.
 *
 * @param wanted the characters of each, by its file
 * @param put is given each font when it is cut
 */
async function cutFonts(
  wanted: ReadonlyMap<string, string>,
  put: (font: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const all = [...new Set([...wanted.values()].join(''))].sort().join('');
  const threads = Math.min(availableParallelism(), Math.floor(wanted.size / WORTH_THREAD));
  await using cutters =
    threads > 1 ? startThreads<string, Uint8Array>(CUTTER, threads, all) : undefined;
  const cut = cutters?.run ?? (await prepareCuts(all));
  await atOnce(wanted, async ([font, characters]) => put(font, await cut(characters)));
}
