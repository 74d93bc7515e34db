import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../command/settings.ts';
import { installStudio } from '../studio/installStudio.ts';
import { startSanity } from '../studio/runSanity.ts';
import type { Service } from './services.ts';

/** How many lines of its output are shown when it ends by itself. */
const LAST_LINES = 15;

/**
 * Starts the Studio in a child process. Its output is shown only if it ends by itself.
 *
 * @param site origin of the site that the Studio links to
 */
export async function startStudio(
  settings: Settings,
  port: number,
  site: string,
): Promise<Service> {
  const studio = path.resolve('studio');
  await installStudio(studio);
  const words = ['dev', '--host', 'localhost', '--port', String(port)];
  const child = startSanity(studio, words, settings, site, ['ignore', 'pipe', 'pipe']);
  const output = lastLines(child);
  const exit = once(child, 'exit');
  return {
    name: 'The Studio',
    ready: waitUntilReachable(`http://localhost:${port}/`, child),
    ended: exit.then(([code, signal]) =>
      [`${signal ?? `exit code ${code}`}`, ...output].join('\n  '),
    ),
    close: async () => {
      child.kill();
      await exit;
    },
  };
}

function lastLines({ stdout, stderr }: ChildProcess): readonly string[] {
  const lines: string[] = [];
  for (const input of [stdout, stderr])
    if (input)
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (lines.length > LAST_LINES) lines.shift();
      });
  return lines;
}

async function waitUntilReachable(address: string, child: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && child.signalCode === null && !(await answers()))
    await wait(200);
}
