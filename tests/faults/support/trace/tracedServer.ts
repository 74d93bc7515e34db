import { once } from 'node:events';
import { type ServingProcess, startServing } from '../../../support/servingProcess.ts';
import { endTracee } from './endTracee.ts';
import { makeTracer, type Trace } from './tracer.ts';

/** A server whose system calls are traced. */
export interface TracedServer extends AsyncDisposable {
  readonly origin: string;
  /** Stops the server, and returns its trace. */
  end(): Promise<Trace>;
}

/**
 * Starts a traced server in a folder.
 *
 * @param ready matches its output once it serves; the first group is its address
 * @param settings environment variables
 */
export async function startTracedServer(
  folder: string,
  command: readonly string[],
  ready: RegExp,
  settings: Readonly<Record<string, string>> = {},
): Promise<TracedServer> {
  const tracer = await makeTracer(folder);
  const env = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const server = await startServing({
    name: 'The traced server',
    command: ['env', '-C', folder, ...env, ...tracer.prefix, ...command],
    ready,
    stderr: 'inherit',
  });
  const end = async () => {
    await endTraced(server);
    return tracer.read();
  };
  return {
    origin: server.origin,
    end,
    [Symbol.asyncDispose]: async () => {
      await endTraced(server);
      await tracer[Symbol.asyncDispose]();
    },
  };
}

async function endTraced({ process: strace }: ServingProcess): Promise<void> {
  if (strace.exitCode !== null || strace.signalCode !== null) return;
  const ended = once(strace, 'exit');
  endTracee(strace, 'SIGTERM');
  await ended;
}
