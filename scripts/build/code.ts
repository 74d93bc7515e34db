import type { Settings } from '../command/settings.ts';
import { digestSources, PAGE_FILES, PAGE_FOLDERS } from '../content/sources.ts';
import { digest } from '../disk/digest.ts';

/**
 * Digests everything beside the content that the site is made from: sources, packages, the
 * settings that pages show, and Node, which compresses.
 *
 * @param root of the checkout
 */
export function digestCode(root: string, { SITE_URL, CONTACT_ENDPOINT }: Settings): string {
  const sources = digestSources(root, [...PAGE_FILES, ...PAGE_FOLDERS]);
  return digest([sources, SITE_URL, CONTACT_ENDPOINT ?? ''].join('\n'));
}
