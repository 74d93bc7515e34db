import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../../../scripts/command/command.ts';

/** A program and its options. */
export type Command = readonly [program: string, ...options: string[]];

/** A web server at work. */
export interface RunningServer extends AsyncDisposable {
  readonly origin: string;
}

/** A web server with a configuration of ours. */
export interface ConfiguredServer extends RunningServer {
  /** Has it read its configuration again, as systemd does. */
  readonly reload: Command;
  /** Folder with what a release brings for its configuration. */
  readonly included: string;
  /** Where visitors come by TLS, whose certificates nobody signed. */
  readonly tlsPort: number;
  /** Where visitors are led to TLS. */
  readonly plainPort: number;
}

/** How long a server may take until it answers, in milliseconds. */
const START_LIMIT = 20_000;

/**
 * Runs a web server until it is disposed of.
 *
 * @param port where it will listen
 * @throws {CommandError} when it ends or does not listen, with what it said
 */
export async function runServer(
  port: number,
  [program, ...options]: Command,
  env: NodeJS.ProcessEnv = process.env,
  cwd = process.cwd(),
): Promise<RunningServer> {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'], env, cwd });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'close');
  const start = performance.now();
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() - start > START_LIMIT) {
      child.kill();
      throw new CommandError(`${[program, ...options].join(' ')} does not serve:\n${said}`);
    }
    await setTimeout(20);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
