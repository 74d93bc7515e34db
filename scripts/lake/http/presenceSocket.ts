import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost, isOwnOrigin } from './guard.ts';

/** https://www.rfc-editor.org/rfc/rfc6455#section-1.3 */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const OPCODE = 0x0f;
const CLOSE = 0x8;
const CLOSE_FRAME = Buffer.from([0x80 | CLOSE, 0]);

/**
 * Accepts the Studio's socket for presence, and never says who else is there. Refused, the Studio
 * would try again and again, each time with an error in the console.
 *
 * @param server the HTTP server of the lake
 * @param origins further origins that may call
 * @returns ends the sockets that are open
 */
export function acceptPresence(server: EventEmitter, origins: readonly string[]): () => void {
  const open = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const key = request.headers['sec-websocket-key'];
    const isPresence = /^\/v[\w-]+\/socket\/[\w-]+(?:\?|$)/.test(request.url ?? '');
    const { host, origin } = request.headers;
    if (!isPresence || !key || !isOwnHost(host) || !isOwnOrigin(origin, origins))
      return socket.destroy();
    const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    // Frames are small and come one at a time; one that is misread costs a new connection.
    socket.on('data', ([first = 0]: Buffer) => {
      if ((first & OPCODE) === CLOSE) socket.end(CLOSE_FRAME);
    });
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}
