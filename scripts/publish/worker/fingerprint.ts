import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stampOf } from '../../build/stamps.ts';
import type { Settings } from '../../command/settings.ts';
import { CONTENT_FILES } from '../../content/pulledContent.ts';
import { RELEASE_SOURCES, sourceFiles } from '../../content/sources.ts';
import { digest } from '../../disk/digest.ts';

/**
 * Fingerprint of the code, from the sizes and modification times of its files.
 *
 * @param root root of the checkout
 */
export const codeFingerprint = (root: string): string =>
  digest(
    sourceFiles(root, RELEASE_SOURCES)
      .map((file) => `${file} ${stampOf(statSync(path.join(root, file)))}`)
      .join('\n'),
  );

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
  const content = CONTENT_FILES.map(async (name) =>
    digest(await readFile(path.join(locales, name))),
  );
  return digest([code, SITE_URL, CONTACT_ENDPOINT, ...(await Promise.all(content))].join('\n'));
}
