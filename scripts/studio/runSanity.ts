import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../command.ts';
import type { Settings } from '../settings.ts';

/**
 * Runs Sanity's own command line in the Studio's folder until it ends or this process is told to.
 *
 * @param studio the folder `studio`, its packages installed
 * @param words such as `dev`, `--port`, `3333`
 * @throws {CommandError} when it fails
 */
export async function runSanity(
  studio: string,
  words: readonly string[],
  settings: Settings,
): Promise<void> {
  const program = path.join(studio, 'node_modules', 'sanity', 'bin', 'sanity');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: studio,
    stdio: 'inherit',
    env: { ...process.env, ...studioEnvironment(settings) },
  });
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  if (code !== 0 && !stopped) throw new CommandError(`sanity ${words.join(' ')} failed`);
}

/** The settings as the Studio reads them; only names of this form get into its bundle. */
const studioEnvironment = (settings: Settings) => ({
  DO_NOT_TRACK: '1',
  SANITY_STUDIO_DATASET: settings.SANITY_DATASET,
  ...(settings.SANITY_PROJECT_ID && { SANITY_STUDIO_PROJECT_ID: settings.SANITY_PROJECT_ID }),
  ...(settings.SANITY_API_HOST && { SANITY_STUDIO_API_HOST: settings.SANITY_API_HOST }),
});
