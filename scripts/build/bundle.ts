import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { requireBuildableFolder } from '../command/buildableFolder.ts';
import type { Settings } from '../command/settings.ts';
import { digestSources, PAGE_FILES, PAGE_FOLDERS } from '../content/sources.ts';
import { digest } from '../disk/digest.ts';
import { writeFileDurably } from '../disk/durableWrites.ts';
import { bundlerFailure } from './bundlerFailure.ts';
import type { BuildPaths } from './paths.ts';
import { listFolder } from './stamps.ts';

/**
 * Bundles the code, unless a complete bundle of it exists.
 *
 * @param code digest of the code
 * @param again bundle in any case
 * @returns whether it was bundled
 * @throws {CommandError} with the bundler's output, or the file system's error
 */
export async function ensureBundle(
  { root, bundle }: BuildPaths,
  code: string,
  again: boolean,
): Promise<boolean> {
  if (!again && hasBundle(bundle, code)) return false;
  console.log('Bundling the code');
  await makeBundle(root, bundle, code);
  return true;
}

function hasBundle(folder: string, code: string): boolean {
  try {
    return readFileSync(path.join(folder, SEAL), 'utf8') === seal(folder, code);
  } catch {
    return false;
  }
}

async function makeBundle(root: string, folder: string, code: string): Promise<void> {
  requireBuildableFolder(root);
  await rm(folder, { recursive: true, force: true });
  // The bundler reports a folder that cannot be created as a fault of its own.
  await mkdir(folder, { recursive: true });
  const child = spawn(process.execPath, [BUNDLER, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[exitCode, signal], ...output] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  // Vike exits with 0 even after some errors.
  if (exitCode !== 0 || !existsSync(path.join(folder, 'server', 'entry.mjs'))) {
    const ending = signal ? `The bundler was ended by ${signal}` : '';
    throw bundlerFailure(folder, [...output, ending].join('\n'));
  }
  await sealBundle(folder, code);
}

const BUNDLER = fileURLToPath(new URL('./bundler.ts', import.meta.url));

/** Marks a bundle as complete, with the digest of its code. */
export const sealBundle = (folder: string, code: string): Promise<void> =>
  writeFileDurably(path.join(folder, SEAL), seal(folder, code));

/** A file with a digest of the bundle's code and files. */
const SEAL = 'seal';

function seal(folder: string, code: string): string {
  const files = Array.from(listFolder(folder).stamps, ([file, stamp]) => `${file} ${stamp}`);
  return digest([code, ...files.filter((line) => !line.startsWith(`${SEAL} `))].sort().join('\n'));
}

/**
 * A digest of all inputs of the site except the content: sources, packages, the settings used by
 * pages, and Node's version, which affects compression.
 *
 * @param root of the checkout
 */
export function digestCode(root: string, { SITE_URL, CONTACT_ENDPOINT }: Settings): string {
  const sources = digestSources(root, [...PAGE_FILES, ...PAGE_FOLDERS]);
  return digest([sources, SITE_URL, CONTACT_ENDPOINT ?? ''].join('\n'));
}
