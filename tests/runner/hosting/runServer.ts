import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../../../scripts/command/command.ts';

/** A program with its arguments. */
export type Command = readonly [program: string, ...options: string[]];

/** A running web server. */
export interface RunningServer extends AsyncDisposable {
  readonly origin: string;
}

/** A web server with a configuration of this repository. */
export interface ConfiguredServer extends RunningServer {
  /** Reloads its configuration, as systemd does. */
  readonly reload: Command;
  /** Folder of the configuration files that a release includes. */
  readonly included: string;
  /** HTTPS port, with a self-signed certificate. */
  readonly tlsPort: number;
  /** HTTP port, which redirects to HTTPS. */
  readonly plainPort: number;
}

/** Timeout for a server to start, in milliseconds. */
const START_LIMIT = 20_000;

/**
 * Runs a web server until it is disposed.
 *
 * @param port port that it will listen on
 * @throws {CommandError} with its output, if it exits or does not listen
 */
export async function runServer(
  port: number,
  [program, ...options]: Command,
  env: NodeJS.ProcessEnv = process.env,
  cwd = process.cwd(),
): Promise<RunningServer> {
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'], env, cwd });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = once(child, 'close');
  const start = performance.now();
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() - start > START_LIMIT) {
      child.kill();
      throw new CommandError(`${[program, ...options].join(' ')} does not serve:\n${output}`);
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
