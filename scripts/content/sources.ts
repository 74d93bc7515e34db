import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../disk/digest.ts';
import { filesBelow } from '../disk/filesBelow.ts';

/** What decides whether a document breaks a rule: the rules, what they import, and their packages. */
export const RULE_SOURCES = [
  'studio/schema',
  'studio/words',
  'locales',
  'scripts/pull/rules.ts',
  'scripts/pull/schema.ts',
  'package-lock.json',
] as const;

/** Folders whose modules and styles make the pages, or write them. */
export const PAGE_FOLDERS = [
  'components',
  'locales',
  'pages',
  'scripts/build',
  'scripts/command',
  'scripts/content',
  'scripts/disk',
  'scripts/web',
] as const;

/** What else decides what pages become. The third is what npm installed, not what it should. */
export const PAGE_FILES = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** Everything that makes a release of documents, the above included. */
export const RELEASE_SOURCES = [
  ...new Set([
    ...RULE_SOURCES,
    ...PAGE_FOLDERS,
    ...PAGE_FILES,
    'public',
    'scripts',
    'studio/changes',
    'studio/compose',
    'studio/dataset/terms.json',
    'studio/publishing',
    'studio/queries',
  ]),
].filter((place) => !/^scripts\/./.test(place));

/** What a pull writes is content, not code. */
const PULLED = /^(?:locales\/[^/]*\.json|locales\/\.next|public\/images)(?:\/|$)/;

/**
 * The files of some sources, by their paths below the checkout, in one order.
 *
 * @param root of the checkout
 * @param places files, and folders with all that is below them; what is not there has none
 */
export const sourceFiles = (root: string, places: readonly string[]): string[] =>
  places
    .flatMap((place) => filesAt(root, place))
    .filter((file) => !PULLED.test(file))
    .sort();

function filesAt(root: string, place: string): string[] {
  const start = path.join(root, place);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [place];
  return filesBelow(start).map((file) => `${place}/${file}`);
}

/** A digest of what these files hold, and of Node, which runs or compresses them. */
export function digestSources(root: string, places: readonly string[]): string {
  const files = sourceFiles(root, places).map(
    (file) => `${file} ${digest(readFileSync(path.join(root, file)))}`,
  );
  return digest([process.version, ...files].join('\n'));
}
