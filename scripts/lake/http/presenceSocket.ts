import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost, isOwnRequest } from './guard.ts';

/** https://www.rfc-editor.org/rfc/rfc6455#section-1.3 */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const CLOSE = 0x8;
const CLOSE_FRAME = Buffer.from([0x80 | CLOSE, 0]);
/** What the Studio says of itself is far shorter. */
const MAX_FRAME_BYTES = 64 * 1024;

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
    const { host, origin, referer, 'sec-fetch-site': site } = request.headers;
    const asker = { origin, referer, site: String(site) };
    if (!isPresence || !key || !isOwnHost(host) || !isOwnRequest(asker, origins))
      return socket.destroy();
    const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    listenForClose(socket);
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

/** Passes over what the Studio says until it asks to close. */
function listenForClose(socket: Duplex): void {
  let unread = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (let size = frameSize(unread); size <= unread.length; size = frameSize(unread)) {
      const [first = 0] = unread;
      if ((first & 0x0f) === CLOSE) return socket.end(CLOSE_FRAME);
      unread = unread.subarray(size);
    }
    if (unread.length > MAX_FRAME_BYTES) socket.destroy();
  });
}

/**
 * How many bytes the frame at the start has, as far as its head is there.
 * https://www.rfc-editor.org/rfc/rfc6455#section-5.2
 */
function frameSize(bytes: Buffer): number {
  if (bytes.length < 4) return 4;
  const [, second = 0] = bytes;
  const mask = second & 0x80 ? 4 : 0;
  const length = second & 0x7f;
  if (length < 126) return 2 + mask + length;
  return length === 126 ? 4 + mask + bytes.readUInt16BE(2) : Number.POSITIVE_INFINITY;
}
