import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Runs a script on copies of a folder, killed before its first change to the disk, before its second,
 * and so on; the last run is not killed.
 *
 * @param script receives the copy as its argument
 * @returns each copy, as the killed script left it
 */
export async function* killAtEveryStep(script: string, folder: string): AsyncGenerator<string> {
  for (let step = 0; ; step += 1) {
    const state = `${folder}-killed-at-${step}`;
    await cp(folder, state, { recursive: true, verbatimSymlinks: true });
    const signal = await run(script, state, step);
    yield state;
    await rm(state, { recursive: true });
    if (signal === null) return;
  }
}

async function run(script: string, state: string, step: number): Promise<string | null> {
  const preload = path.resolve('tests/support/faultAtStep.ts');
  const child = spawn(process.execPath, ['--import', preload, script, state], {
    env: { ...process.env, FAULT_AT: String(step + 1) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code, signal]: unknown[] = await once(child, 'exit');
  if (signal === 'SIGKILL') return 'SIGKILL';
  if (code === 0) return null;
  throw new Error(`${script} ended with ${code}`);
}
