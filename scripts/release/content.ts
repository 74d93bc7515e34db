import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { readPreviousContent } from '../content/previousContent.ts';
import { CONTENT_FILES, type FormerContent, type PulledContent } from '../content/pulledContent.ts';
import { flushFolder } from '../disk/durableWrites.ts';
import { linkAndFlush } from '../disk/linkTree.ts';
import { routesOf } from '../web/knownRoutes.ts';
import type { Release } from './release.ts';

/** Stores the content that a site was made from, to compare the next release with it. */
export async function storeReleaseContent(locales: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of CONTENT_FILES)
    await linkAndFlush(path.join(locales, name), path.join(folder, name));
  await flushFolder(folder);
}

/**
 * Reads the content of a release.
 *
 * @throws {CommandError} when it is not valid pulled content
 */
export async function readReleaseContent(folder: string): Promise<FormerContent> {
  const { site, catalogues } = await readPreviousContent(folder);
  // Without its record, a release that visitors see stays until the next one replaces it.
  if (!site)
    throw new CommandError(`${folder} contains no content: remove release.json beside that folder`);
  return { site, catalogues };
}

/** Counts the pages, documents and texts of the content. */
export const countContent = ({
  site,
  catalogues,
}: PulledContent): Omit<Release['contains'], 'files' | 'bytes'> => ({
  pages: routesOf(site).length,
  programs: site.programs.length,
  projects: site.projects.length,
  team: site.team.length,
  texts: Object.keys(catalogues.en).length,
});
