import { once } from 'node:events';
import { createServer } from 'node:http';
import { CommandError, readWholeNumber, UsageError } from '../command/command.ts';
import { listen } from './listen.ts';

/** A port that a server is about to use. */
export interface Port {
  readonly number: number;
  /** The option that sets it. */
  readonly option: string;
}

/**
 * Reads the option of a port.
 *
 * @param option name without hyphens
 * @throws {UsageError} when it is not the number of a port, or 0, any free port: others link to it
 */
export function readPort(option: string, text: string): Port {
  const number = readWholeNumber(option, text, 65_535);
  if (number > 0) return { option, number };
  const name = option === 'port' ? 'PORT or --port' : `--${option}`;
  throw new UsageError(`${name} is 0, but links to it need its number: set it to a free port`);
}

/**
 * Checks that ports are free before anything starts.
 *
 * @throws {CommandError} naming the first port in use
 */
export async function checkPorts(ports: readonly Port[]): Promise<void> {
  for (const { number, option } of ports) {
    const other = ports.find((port) => port.number === number && port.option !== option);
    if (other)
      throw new CommandError(
        `--${option} and --${other.option} are both ${number}: set one of them to another port`,
      );
    const server = createServer();
    const setWith = { host: 'localhost', port: `--${option}` };
    await listen(server, { host: 'localhost', port: number, setWith });
    await once(server.close(), 'close');
  }
}
