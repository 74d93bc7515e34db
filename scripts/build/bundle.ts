import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { requireBuildableFolder } from '../command/buildableFolder.ts';
import type { Settings } from '../command/settings.ts';
import { digestSources, PAGE_FILES, PAGE_FOLDERS } from '../content/sources.ts';
import { digest } from '../disk/digest.ts';
import { writeFileDurably } from '../disk/durable.ts';
import { bundlerFailure } from './bundlerFailure.ts';
import type { Places } from './places.ts';
import { listFolder } from './stamps.ts';

/**
 * Makes sure that there is a whole bundle of the code.
 *
 * @param code its digest
 * @param again whether to bundle even so
 * @returns whether it was bundled
 * @throws {CommandError} with what the bundler said, or the file system's error
 */
export async function ensureBundle(
  { root, bundle }: Places,
  code: string,
  again: boolean,
  progress: (text: string) => void,
): Promise<boolean> {
  if (!again && hasBundle(bundle, code)) return false;
  progress('Bundling the code');
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
  const child = spawn(process.execPath, [BUNDLER, folder], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[exitCode], ...said] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  // Vike ends with 0 also when it complains.
  if (exitCode !== 0 || !existsSync(path.join(folder, 'server', 'entry.mjs')))
    throw bundlerFailure(folder, said.join(''));
  await sealBundle(folder, code);
}

const BUNDLER = fileURLToPath(new URL('./bundler.ts', import.meta.url));

/** Says that a bundle is whole, and of which code. */
export const sealBundle = (folder: string, code: string): Promise<void> =>
  writeFileDurably(path.join(folder, SEAL), seal(folder, code));

/** Tells the code of a bundle and its files. */
const SEAL = 'seal';

function seal(folder: string, code: string): string {
  const files = Array.from(listFolder(folder).stamps, ([file, stamp]) => `${file} ${stamp}`);
  return digest([code, ...files.filter((line) => !line.startsWith(`${SEAL} `))].sort().join('\n'));
}

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
