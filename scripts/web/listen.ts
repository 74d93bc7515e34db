import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';

/** Where a server listens. */
interface Address {
  /** An IP address or host name of this machine; `localhost` is reachable from this machine only. */
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** Closes the server. */
  readonly signal?: AbortSignal;
  /** The settings of host and port, for error messages (default: the variables HOST and PORT). */
  readonly setWith?: { readonly host: string; readonly port: string };
}

/**
 * Starts listening. Browsers try both the IPv4 and the IPv6 address of `localhost`, so the server
 * listens on both: otherwise another program could use the free one and be shown instead.
 *
 * @returns the origin of the server, such as `http://localhost:3000`
 * @throws {CommandError} when the port is in use, or the host is not an address of this machine
 */
export async function listen(server: HttpServer, address: Address): Promise<string> {
  const { host, port, signal } = address;
  if (host !== 'localhost') return originOf(host, await bind(server, host, address));
  const taken = await bind(server, '127.0.0.1', address);
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    server.emit('connection', socket);
  });
  server.once('close', () => second.close());
  try {
    await bind(second, '::1', { host, port: port || taken, signal });
  } catch (error) {
    if (!isMissing(error)) {
      server.close();
      throw error;
    }
  }
  return originOf(host, taken);
}

/** @returns the port */
async function bind(server: Server, host: string, address: Address): Promise<number> {
  const { port, signal } = address;
  try {
    await once(server.listen({ host, port, signal }), 'listening');
  } catch (cause) {
    throw explainListenFailure(cause, address);
  }
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : port;
}

/** Whether the machine has no IPv6. */
const isMissing = (error: unknown): boolean =>
  error instanceof CommandError &&
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(failureCode(error.cause));

const VARIABLES = { host: 'HOST', port: 'PORT' };

/** Turns a failure to listen into a message with the reason and the fix; returns other failures as is. */
export function explainListenFailure(
  cause: unknown,
  { host, port, setWith = VARIABLES }: Address,
): unknown {
  const say = (message: string) => new CommandError(message, { cause });
  switch (failureCode(cause)) {
    case 'EADDRINUSE':
      return say(
        `Port ${port} on ${host} is in use: stop the program that uses it, or set ${setWith.port} to another port`,
      );
    case 'EACCES':
      return say(
        `Port ${port} needs privileges that this user lacks: set ${setWith.port} to 1024 or higher`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return say(
        `${setWith.host} is ${host}, which is not an address of this machine: omit it, or set it to 0.0.0.0 for every address`,
      );
    default:
      return cause;
  }
}

/** An IPv6 address needs brackets. */
const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
