import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Settings } from '../../command/settings.ts';
import { CONTENT_FILES } from '../../content/pulledContent.ts';
import { RELEASE_SOURCES } from '../../content/sources.ts';

/** What a pull writes is content, not code. */
const PULLED = /^(?:locales\/[^/]*\.json|locales\/\.next|public\/images)(?:\/|$)/;

/**
 * Changes when the code does, told by the size and time of its files.
 *
 * @param root folder of the checkout
 */
export function codeFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of RELEASE_SOURCES.flatMap((place) => filesIn(root, place)).sort()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(root: string, place: string): string[] {
  const start = path.join(root, place);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [place];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !PULLED.test(file));
}

/**
 * Changes when a build would make other files: with the content, the code, or a setting that the
 * pages are made with.
 *
 * @param locales the folder `locales`
 * @param code see {@link codeFingerprint}
 */
export async function inputsFingerprint(
  locales: string,
  code: string,
  { SITE_URL, CONTACT_ENDPOINT = '' }: Settings,
): Promise<string> {
  const hash = createHash('sha256').update(`${code}\n${SITE_URL}\n${CONTACT_ENDPOINT}\n`);
  for (const name of CONTENT_FILES) hash.update(await readFile(path.join(locales, name)));
  return hash.digest('hex');
}
