import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { CommandError } from '../command.ts';
import { writeFileDurably } from '../pull/durable.ts';
import { digest } from './digest.ts';
import type { Places } from './places.ts';
import { listFolder } from './stamps.ts';

/**
 * Makes sure that there is a whole bundle of the code.
 *
 * @param code its digest
 * @param again whether to bundle even so
 * @returns whether it was bundled
 * @throws {CommandError} with what the bundler said
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
  if (exitCode !== 0)
    throw new CommandError(`The code could not be bundled:\n${said.join('').trim()}`);
  await writeFileDurably(path.join(folder, SEAL), seal(folder, code));
}

const BUNDLER = fileURLToPath(new URL('./bundler.ts', import.meta.url));

/** Written once the bundle is whole; tells its code and its files. */
const SEAL = 'seal';

function seal(folder: string, code: string): string {
  const files = Array.from(listFolder(folder).stamps, ([file, stamp]) => `${file} ${stamp}`);
  return digest([code, ...files.filter((line) => !line.startsWith(`${SEAL} `))].sort().join('\n'));
}
