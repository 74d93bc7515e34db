import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../command/settings.ts';
import { PAGE_FILES, PAGE_FOLDERS } from '../content/sources.ts';
import { digest } from './digest.ts';

/**
 * Digests everything beside the content that the site is made from: sources, packages, the
 * settings that pages show, and Node, which compresses.
 *
 * @param root of the checkout
 */
export function digestCode(root: string, { SITE_URL, CONTACT_ENDPOINT }: Settings): string {
  const sources = PAGE_FOLDERS.flatMap((folder) => sourcesIn(root, folder)).sort();
  const files = [...PAGE_FILES, ...sources].map(
    (file) => `${file} ${digestFile(path.join(root, file))}`,
  );
  return digest([process.version, SITE_URL, CONTACT_ENDPOINT ?? '', ...files].join('\n'));
}

/** All but the pulled content, its staging folder included. */
const sourcesIn = (root: string, folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.json'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));

function digestFile(file: string): string {
  try {
    return digest(readFileSync(file));
  } catch {
    return 'none';
  }
}
