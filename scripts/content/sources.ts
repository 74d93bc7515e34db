import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../disk/digest.ts';
import { listFiles } from '../disk/listFiles.ts';

/** Sources that decide whether a document is valid: the rules, their imports and their packages. */
export const RULE_SOURCES = [
  'studio/schema',
  'studio/words',
  'locales',
  'scripts/pull/rules.ts',
  'scripts/pull/schema.ts',
  'package-lock.json',
] as const;

/** Folders with modules and styles that render or write pages. */
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

/** Other files that affect pages. The third lists what npm actually installed. */
export const PAGE_FILES = [
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
] as const;

/** All sources that affect a release, including the above. */
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
].filter((source) => !/^scripts\/./.test(source));

/** Files written by a pull are content, not code. */
const PULLED = /^(?:locales\/[^/]*\.json|locales\/\.next|public\/images)(?:\/|$)/;

/**
 * The files of some sources, as sorted paths relative to the checkout.
 *
 * @param root of the checkout
 * @param sources files and folders, which are searched recursively; missing ones are ignored
 */
export const sourceFiles = (root: string, sources: readonly string[]): string[] =>
  sources
    .flatMap((source) => filesAt(root, source))
    .filter((file) => !PULLED.test(file))
    .sort();

function filesAt(root: string, source: string): string[] {
  const start = path.join(root, source);
  if (!existsSync(start)) return [];
  if (statSync(start).isFile()) return [source];
  return listFiles(start).map((file) => `${source}/${file}`);
}

/** A digest of the files' contents and of Node's version, which affects how they are run or compressed. */
export function digestSources(root: string, sources: readonly string[]): string {
  const files = sourceFiles(root, sources).map(
    (file) => `${file} ${digest(readFileSync(path.join(root, file)))}`,
  );
  return digest([process.version, ...files].join('\n'));
}
