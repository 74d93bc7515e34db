import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';

/** The element of a built Studio's page in which it is rendered. */
const STUDIO_ROOT = 'id="sanity"';

/**
 * Sanity deletes the folder that it builds in, without asking.
 *
 * @throws {CommandError} when the folder has other contents than an earlier build of the Studio, which
 * is recognised by its page: one that was stopped has none
 */
export async function requireBuildTarget(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) =>
    failureCode(error) === 'ENOENT' ? [] : [folder],
  );
  if (names.length === 0) return;
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => '');
  if (!page.includes(STUDIO_ROOT))
    throw new CommandError(
      `${folder} contains something other than a complete build of the Studio, which would be deleted: choose a new or empty folder, or delete what a build left there that did not end`,
    );
}
