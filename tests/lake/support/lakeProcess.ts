import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A lake in a process of its own, which can be killed. */
export interface LakeProcess extends AsyncDisposable {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Ends it as a power cut would end it. */
  kill(): Promise<void>;
}

export const TOKEN = 'the-administrators-token-of-a-test';

/** Runs `npm run lake` on a free port and waits until it serves. */
export async function startLakeProcess(data: string, ...options: string[]): Promise<LakeProcess> {
  const script = path.resolve('scripts/lake.ts');
  const all = [script, '--data', data, '--port', '0', '--token', TOKEN, ...options];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'ignore'] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Read to the end: a lake that nobody listens to could not print any more.
  child.stdout.on('data', (chunk) => {
    said += chunk;
    const origin = /on (http:\/\/127\.0\.0\.1:\d+)/.exec(said)?.[1];
    if (origin) resolve(origin);
  });
  child.once('exit', () => reject(new Error(`The lake ended before it served: ${said}`)));
  return { origin: await promise, process: child, kill, [Symbol.asyncDispose]: kill };
}
