import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../command/settings.ts';
import { PAGE_FILES, PAGE_FOLDERS, sourceFiles } from '../content/sources.ts';
import { digest } from '../disk/digest.ts';

/**
 * Digests everything beside the content that the site is made from: sources, packages, the
 * settings that pages show, and Node, which compresses.
 *
 * @param root of the checkout
 */
export function digestCode(root: string, { SITE_URL, CONTACT_ENDPOINT }: Settings): string {
  const files = sourceFiles(root, [...PAGE_FILES, ...PAGE_FOLDERS]).map(
    (file) => `${file} ${digest(readFileSync(path.join(root, file)))}`,
  );
  return digest([process.version, SITE_URL, CONTACT_ENDPOINT ?? '', ...files].join('\n'));
}
