import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stampOf } from '../../build/stamps.ts';
import type { Settings } from '../../command/settings.ts';
import { CONTENT_FILES } from '../../content/pulledContent.ts';
import { RELEASE_SOURCES, sourceFiles } from '../../content/sources.ts';

/**
 * Fingerprint of the code, from the sizes and modification times of its files.
 *
 * @param root root of the checkout
 */
export function codeFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root, RELEASE_SOURCES))
    hash.update(`${file} ${stampOf(statSync(path.join(root, file)))}\n`);
  return hash.digest('hex');
}

/**
 * Fingerprint of everything that a build's output depends on: the content, the code, and the settings
 * used by pages.
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
