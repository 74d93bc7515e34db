import { once } from 'node:events';
import { createServer } from 'node:http';
import { CommandError } from '../command/command.ts';
import { listen } from './listen.ts';

/** A port that something is about to use. */
export interface Port {
  readonly number: number;
  /** What needs it, as the subject of a sentence: `The Studio`. */
  readonly user: string;
  /** The option that gives another. */
  readonly option: string;
}

/**
 * Makes sure that ports are free before anything starts.
 *
 * @throws {CommandError} naming the first that is not
 */
export async function checkPorts(ports: readonly Port[]): Promise<void> {
  for (const { number, user, option } of ports) {
    const server = createServer();
    await listen(server, { host: 'localhost', port: number }).catch(() => {
      throw new CommandError(
        `${user} needs port ${number}, which another program uses: stop it, or set another with --${option}`,
      );
    });
    await once(server.close(), 'close');
  }
}
