import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, which can be killed. */
export interface ServingProcess extends AsyncDisposable {
  readonly origin: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  printed(): string;
  /** Ends it as a power cut would end it. */
  kill(): Promise<void>;
}

/** A program that serves. */
interface Server {
  /** As the subject of a sentence: `The lake`. */
  readonly name: string;
  readonly command: readonly string[];
  /** Finds its address in what it prints. */
  readonly says: RegExp;
  /** Where its errors go. */
  readonly stderr: 'inherit' | 'ignore' | 'pipe';
  /** Where, with which settings and as whom it runs. */
  readonly options?: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;
}

/**
 * Starts a server and waits until it says where it serves.
 *
 * @throws when it ends before
 */
export async function startServing(server: Server): Promise<ServingProcess> {
  const { name, command, says, stderr, options = {} } = server;
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', stderr] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Read to the end: a server that nobody listens to could not print any more.
  child.stdout?.on('data', (chunk) => {
    said += chunk;
    const origin = says.exec(said)?.[1];
    if (origin) resolve(origin);
  });
  child.once('exit', () => reject(new Error(`${name} ended before it served: ${said}`)));
  const origin = await promise;
  return { origin, process: child, printed: () => said, kill, [Symbol.asyncDispose]: kill };
}
