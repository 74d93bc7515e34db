import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, which would take it before it is used. */
const [FIRST, COUNT] = [20_000, 10_000];

/** A port of this machine that nothing listens on now. */
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
