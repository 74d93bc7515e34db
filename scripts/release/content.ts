import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command.ts';
import { flushFile, flushFolder } from '../pull/durable.ts';
import { readPrevious } from '../pull/previous.ts';
import type { PulledContent } from '../report/report.ts';
import { linkOrCopy } from './linkTree.ts';

/** The files of `locales/` that a pull writes. */
export const CONTENT_FILES = ['en.json', 'zh.json', 'site.json'] as const;

/** Keeps the content that a site is made from, to compare the next with. */
export async function keepContent(locales: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of CONTENT_FILES) {
    await linkOrCopy(path.join(locales, name), path.join(folder, name));
    await flushFile(path.join(folder, name));
  }
  await flushFolder(folder);
}

/**
 * Reads the content of a release.
 *
 * @throws {CommandError} when it is not what a pull wrote
 */
export async function readKeptContent(folder: string): Promise<PulledContent> {
  const { site, catalogues } = await readPrevious(folder);
  if (!site) throw new CommandError(`${folder} holds no content: remove its release`);
  return { site, catalogues };
}
