import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The range of ports. Below the ephemeral ports, which an outgoing connection could take before the
 * port is used.
 */
const FIRST = 20_000;
const COUNT = 10_000;

/** Finds a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
