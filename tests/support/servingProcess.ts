import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a child process, which can be killed. */
export interface ServingProcess extends AsyncDisposable {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Kills it without warning, like a power cut. */
  kill(): Promise<void>;
}

/** A server program. */
interface Server {
  /** Name for messages, as the subject of a sentence: `The lake`. */
  readonly name: string;
  readonly command: readonly string[];
  /** Matches its output once it serves; the first group is its address. */
  readonly ready: RegExp;
  /** Where its error output goes. */
  readonly stderr: 'inherit' | 'ignore' | 'pipe';
  /** Working directory, environment and user. */
  readonly options?: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'>;
}

/**
 * Starts a server and waits until it prints its address.
 *
 * @throws if it exits before that
 */
export async function startServing(server: Server): Promise<ServingProcess> {
  const { name, command, ready, stderr, options = {} } = server;
  const [program = '', ...args] = command;
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', stderr] });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  // Keeps reading, because a full pipe would block the server.
  child.stdout?.on('data', (chunk) => {
    text += chunk;
    const origin = ready.exec(text)?.[1];
    if (origin) resolve(origin);
  });
  child.once('exit', () => reject(new Error(`${name} ended before it served: ${text}`)));
  const origin = await promise;
  return { origin, process: child, output: () => text, kill, [Symbol.asyncDispose]: kill };
}
