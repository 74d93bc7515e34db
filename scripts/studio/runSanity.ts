import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../command.ts';
import type { Settings } from '../settings.ts';

/**
 * Starts Sanity's own command line in the Studio's folder.
 *
 * @param studio the folder `studio`, its packages installed
 * @param words such as `dev`, `--port`, `3333`
 * @param stdio where its output goes, as `spawn` takes it
 */
export const startSanity = (
  studio: string,
  words: readonly string[],
  settings: Settings,
  stdio: StdioOptions,
): ChildProcess =>
  spawn(
    process.execPath,
    [path.join(studio, 'node_modules', 'sanity', 'bin', 'sanity'), ...words],
    {
      cwd: studio,
      stdio,
      env: { ...process.env, ...studioEnvironment(settings) },
    },
  );

/**
 * Runs Sanity's own command line until it ends or this process is told to.
 *
 * @throws {CommandError} when it fails
 */
export async function runSanity(
  studio: string,
  words: readonly string[],
  settings: Settings,
): Promise<void> {
  const child = startSanity(studio, words, settings, 'inherit');
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
