import { once } from 'node:events';
import { createServer } from 'node:net';
import { CommandError } from '../command/command.ts';

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
    if (await isFree(number)) continue;
    throw new CommandError(
      `${user} needs port ${number}, which another program uses: stop it, or set another with --${option}`,
    );
  }
}

/** On both addresses that `localhost` may stand for. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1']) {
    const server = createServer();
    const outcome = await once(server.listen(port, host), 'listening').then(
      () => 'free',
      ({ code }) => code,
    );
    server.close();
    // A machine without IPv6 has no such address.
    if (outcome === 'EADDRINUSE' || outcome === 'EACCES') return false;
  }
  return true;
}
