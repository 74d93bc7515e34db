import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';

/** Where a server is to be reached. */
interface Address {
  /** An address of this machine or its name; `localhost` is this machine alone. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** What the user sets host and port with (default: the variables HOST and PORT). */
  readonly setWith?: { readonly host: string; readonly port: string };
}

/**
 * Has a server listen. `localhost` may stand for either of two addresses, and a browser tries both:
 * were one left free, another program could take it and be shown instead.
 *
 * @returns the origin that it serves, such as `http://localhost:3000`
 * @throws {CommandError} when the port is taken, or the host is none of this machine
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

/** A machine without IPv6 has no such address. */
const isMissing = (error: unknown): boolean =>
  error instanceof CommandError &&
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(failureCode(error.cause));

const VARIABLES = { host: 'HOST', port: 'PORT' };

/** Says why a server cannot listen, and what to do; other failures stay what they are. */
export function explainListenFailure(
  cause: unknown,
  { host, port, setWith = VARIABLES }: Address,
): unknown {
  const say = (message: string) => new CommandError(message, { cause });
  switch (failureCode(cause)) {
    case 'EADDRINUSE':
      return say(
        `Port ${port} of ${host} is in use: stop the program that uses it, or set ${setWith.port} to another`,
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
        `${setWith.host} is ${host}, which is not an address of this machine: leave it out, or set it to 0.0.0.0 for every address`,
      );
    default:
      return cause;
  }
}

/** An IPv6 address is in brackets. */
const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
