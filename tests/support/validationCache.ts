import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { FEW_PAGES, HALF_OF_PAGES } from './contentChanges.ts';
import type { Edit } from './dataset.ts';

/**
 * Cache of the pull's validation results for the fixture, complete and with fewer pages, so that each
 * checkout does not validate the same documents again. Edited documents are still validated, and so is
 * everything after a rule changes.
 */
const CACHE = path.resolve('.cache', 'test-accepted');

const Digests = v.array(v.string());

const cacheOf = (root: string) => path.join(root, '.cache', 'accepted.json');

/** Copies the cache into a new checkout. */
export async function copyValidationCache(root: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const names = (await readdir(CACHE)).filter((name) => !name.startsWith('.'));
  const files = names.map((name) => readFile(path.join(CACHE, name), 'utf8'));
  const digests = (await Promise.all(files)).flatMap((text) => v.parse(Digests, JSON.parse(text)));
  await mkdir(path.dirname(cacheOf(root)), { recursive: true });
  await writeFile(cacheOf(root), JSON.stringify(digests));
}

/** Saves the cache after a pull of a checkout with these edits. */
export async function saveValidationCache(root: string, edits: readonly Edit[]): Promise<void> {
  const name = nameOf(edits);
  if (name === undefined) return;
  // Written to a temporary file first, because others may read it meanwhile.
  const part = path.join(CACHE, `.${process.pid}-${name}`);
  await copyFile(cacheOf(root), part);
  await rename(part, path.join(CACHE, name));
}

/** Names of the caches, by the edits of the fixture. */
const NAMES: readonly (readonly [name: string, edits: readonly Edit[]])[] = [
  ['all.json', []],
  ['half.json', HALF_OF_PAGES],
  ['few.json', FEW_PAGES],
];

const nameOf = (edits: readonly Edit[]): string | undefined =>
  NAMES.find(([, cached]) => isDeepStrictEqual(cached, edits))?.[0];
