import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { digest } from '../../disk/digest.ts';
import { forEachConcurrently } from '../forEachConcurrently.ts';
import type { OutputFolder } from '../outputs.ts';
import { startThreads } from '../threads.ts';
import { headingCharacters } from './characters.ts';
import { reduceFace, subsetFace } from './face.ts';
import { faceRule, fontOf, headingSheet } from './links.ts';

/**
 * Writes the heading fonts of Chinese pages and their sheets. Existing ones are kept: their names are
 * digests of their characters.
 *
 * @param outputs must contain all pages
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
  await subsetFonts(missing, (font, bytes) =>
    outputs.put(font, { digest: font }, async () => [bytes]),
  );
}

/** One page per sheet: all pages of a sheet have the same characters. */
const pagesBySheet = ({ entries }: OutputFolder): Map<string, string> =>
  new Map(
    Array.from(entries).flatMap(([page, { assets }]) => {
      const sheet = headingSheet(assets);
      return sheet ? [[sheet, page] as const] : [];
    }),
  );

/** Starting a thread takes as long as making this many fonts. */
const FONTS_PER_THREAD = 10;

const SUBSET_WORKER = new URL('./subsetWorker.ts', import.meta.url);

/**
 * Makes subset fonts, on all cores if there are many.
 *
 * @param fonts the characters of each font, by its file
 * @param put called with each font
 */
async function subsetFonts(
  fonts: ReadonlyMap<string, string>,
  put: (font: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const face = await reduceFace([...new Set([...fonts.values()].join(''))].sort().join(''));
  const threads = Math.min(availableParallelism(), Math.floor(fonts.size / FONTS_PER_THREAD));
  await using workers =
    threads > 1 ? startThreads<string, Uint8Array>(SUBSET_WORKER, threads, face) : undefined;
  const subset = workers?.run ?? ((characters: string) => subsetFace(face, characters));
  await forEachConcurrently(fonts, async ([font, characters]) =>
    put(font, await subset(characters)),
  );
}
