import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A publish server in a process of its own, which can be killed. */
export interface ServerProcess extends AsyncDisposable {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Ends it as a power cut would end it. */
  kill(): Promise<void>;
}

/**
 * Serves a checkout in a process of its own.
 *
 * @param wrapper a command to run it with, such as `faketime -1d`
 */
export async function startServerProcess(
  root: string,
  wrapper: readonly string[] = [],
): Promise<ServerProcess> {
  const script = path.resolve('tests/publish/support/runServer.ts');
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, script, root];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk) => {
    said += chunk;
    const origin = /^(http:\/\/127\.0\.0\.1:\d+)$/m.exec(said)?.[1];
    if (origin) resolve(origin);
  });
  child.once('exit', () => reject(new Error(`The server ended before it served: ${said}`)));
  return { origin: await promise, process: child, kill, [Symbol.asyncDispose]: kill };
}
