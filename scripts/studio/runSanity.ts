import { type ChildProcess, type StdioNull, type StdioPipe, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import type { Settings } from '../command/settings.ts';

const END_WITH_PARENT = new URL('endWithParent.ts', import.meta.url).href;

/**
 * In development mode React records a stack trace for each element: a keystroke took 3.6 s to reach
 * the preview instead of 0.24 s (docs/decisions/010-preview.md).
 */
const QUICK = { NODE_ENV: 'production' };

/**
 * Starts Sanity's command line in the Studio's folder. It ends with this process.
 *
 * @param studio the folder `studio`, with its packages installed
 * @param words arguments such as `dev`, `--port`, `3333`
 * @param site origin of the site that the Studio links to
 */
export const startSanity = (
  studio: string,
  words: readonly string[],
  settings: Settings,
  site: string,
  streams: readonly (StdioNull | StdioPipe)[],
): ChildProcess =>
  spawn(
    process.execPath,
    [
      `--import=${END_WITH_PARENT}`,
      path.join(studio, 'node_modules', 'sanity', 'bin', 'sanity'),
      ...words,
    ],
    {
      cwd: studio,
      stdio: [...streams, 'ipc'],
      env: { ...process.env, ...studioEnvironment(settings, site), ...QUICK },
    },
  );

/**
 * Runs Sanity's command line until it ends or this process is stopped.
 *
 * @throws {CommandError} when it fails, or is stopped before it has built or deployed
 */
export async function runSanity(
  studio: string,
  words: readonly string[],
  settings: Settings,
  site: string,
): Promise<void> {
  const child = startSanity(studio, words, settings, site, ['inherit', 'inherit', 'inherit']);
  let stopped = false;
  const stop = () => {
    stopped = true;
    child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  if (code === 0 || (stopped && words[0] === 'dev')) return;
  throw new CommandError(`sanity ${words.join(' ')} ${stopped ? 'was stopped' : 'failed'}`);
}

/** The settings as the Studio reads them: Sanity bundles only variables with this prefix. */
const studioEnvironment = (settings: Settings, site: string) => ({
  DO_NOT_TRACK: '1',
  SANITY_STUDIO_SITE_URL: site,
  SANITY_STUDIO_DATASET: settings.SANITY_DATASET,
  ...(settings.SANITY_PROJECT_ID && { SANITY_STUDIO_PROJECT_ID: settings.SANITY_PROJECT_ID }),
  ...(settings.PUBLISH_SERVER_URL && {
    SANITY_STUDIO_PUBLISH_SERVER_URL: settings.PUBLISH_SERVER_URL,
  }),
  ...(settings.SANITY_API_HOST && { SANITY_STUDIO_API_HOST: settings.SANITY_API_HOST }),
});
