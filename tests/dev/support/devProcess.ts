import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ENVIRONMENT } from '../../support/environment.ts';

/** `npm run dev` in a child process. */
export interface DevProcess extends AsyncDisposable {
  readonly process: ChildProcess;
  /** The output so far, of both streams. */
  readonly output: () => string;
  /** Resolves when everything responds; rejects if it exits before. */
  readonly ready: Promise<void>;
  /** Resolves with its exit code. */
  readonly exit: Promise<number | null>;
}

/** Starts `npm run dev` in a folder (default: this checkout), without this machine's settings. */
export function startDev(
  options: readonly string[],
  settings: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): DevProcess {
  const child = spawn(process.execPath, [path.resolve('scripts/dev.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: folder,
    env: { ...ENVIRONMENT, ...settings },
  });
  let output = '';
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Stop with Ctrl-C')) resolve();
    });
  const exit = once(child, 'close').then(([code]) => {
    reject(new Error(`npm run dev ended before it was ready: ${output}`));
    return code;
  });
  // Callers that expect a failure only await its exit.
  ready.catch(() => {});
  return {
    process: child,
    output: () => output,
    ready,
    exit,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await exit;
    },
  };
}
