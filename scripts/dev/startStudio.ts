import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../command/settings.ts';
import { installStudio } from '../studio/installStudio.ts';
import { startSanity } from '../studio/runSanity.ts';
import type { Part } from './part.ts';

/** How much of its output is told when it ends by itself. */
const LAST_LINES = 15;

/**
 * Starts the Studio in a process of its own. What it says is kept back unless it ends by itself.
 *
 * @param site origin that the Studio's links to the site open
 */
export async function startStudio(settings: Settings, port: number, site: string): Promise<Part> {
  const studio = path.resolve('studio');
  await installStudio(studio);
  const words = ['dev', '--host', 'localhost', '--port', String(port)];
  const child = startSanity(studio, words, settings, site, ['ignore', 'pipe', 'pipe']);
  const said = lastLines(child);
  const exit = once(child, 'exit');
  return {
    name: 'The Studio',
    ready: waitUntilReachable(`http://localhost:${port}/`, child),
    ended: exit.then(([code, signal]) =>
      [`${signal ?? `exit code ${code}`}`, ...said].join('\n  '),
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
