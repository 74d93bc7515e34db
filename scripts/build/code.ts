import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { digest } from './digest.ts';

/** Folders whose modules and styles make the pages, or write them. */
const FOLDERS = ['components', 'locales', 'pages', 'scripts/build'] as const;

/** What else decides what they become. The second list is what npm installed, not what it should. */
const FILES = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/**
 * Digests everything beside the content that the site is made from: sources, packages, the
 * settings that pages show, and Node, which compresses.
 *
 * @param root of the checkout
 */
export function digestCode(root: string, { SITE_URL, CONTACT_ENDPOINT }: Settings): string {
  const sources = FOLDERS.flatMap((folder) => sourcesIn(root, folder)).sort();
  const files = [...FILES, ...sources].map(
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
