import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../command/command.ts';
import { fromJson } from '../disk/json.ts';
import { takeLock } from '../disk/lock.ts';

const Lock = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      integrity: v.optional(v.string()),
      optional: v.optional(v.boolean(), false),
      devOptional: v.optional(v.boolean(), false),
    }),
  ),
});

/**
 * Installs the packages of the Studio unless they match its lock file. The Studio has its own
 * package.json so that building the site never needs them.
 *
 * @param studio the folder `studio`
 * @throws {CommandError} when npm fails, or another command is installing them
 */
export async function installStudio(studio: string): Promise<void> {
  if (await isInstalled(studio)) return;
  using _alone = takeLock(
    path.join(studio, '..', '.cache', 'studio-lock.db'),
    'Another command is installing the packages of the Studio: wait until it has finished, then run this one again',
  );
  // It may have finished meanwhile.
  if (await isInstalled(studio)) return;
  console.log(
    'Installing the packages of the Studio (once, about 760 MB; this takes a minute or two)',
  );
  // With NODE_ENV=production, as on servers, npm would skip the packages that bundle the Studio.
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const child = spawn('npm', words, { cwd: studio, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new CommandError(
      'The packages of the Studio could not be installed: see the output above. Try again with: npm ci --include=dev --prefix studio',
    );
}

/** Whether every package of the lock file is installed; npm writes `.package-lock.json` last. */
async function isInstalled(studio: string): Promise<boolean> {
  const installed = await readLock(path.join(studio, 'node_modules', '.package-lock.json'));
  const locked = await readLock(path.join(studio, 'package-lock.json'));
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([name, { version, integrity, ...kind }]) => {
    const found = installed[name];
    // The lock file also lists packages for other systems.
    if (!found) return name === '' || kind.optional || kind.devOptional;
    return found.version === version && found.integrity === integrity;
  });
}

async function readLock(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return fromJson(Lock, text)?.packages;
}
