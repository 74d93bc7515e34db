import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Lake } from '../lake.ts';
import { Presence } from '../presence/presence.ts';
import { StudioSocket } from '../presence/studioSocket.ts';
import { isOwnHost, isOwnRequest } from './guard.ts';

/** https://www.rfc-editor.org/rfc/rfc6455#section-1.3 */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** More tabs than a firm of this size has open. */
const MAX_SOCKETS = 200;
/** A machine that fell asleep says nothing of it: its socket is asked whether it is there. */
const ASK_EVERY_MS = 30_000;

/**
 * Serves the sockets on which Studios say who has which document open.
 *
 * @param server the HTTP server of the lake
 * @returns ends the sockets that are open
 */
export function acceptPresence(server: EventEmitter, lake: Lake): () => void {
  const open = new Set<StudioSocket>();
  const presence = new Presence();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    const asked = readUpgrade(request, lake.origins);
    if (!asked || !makeRoom(open)) return socket.destroy();
    const accept = createHash('sha1').update(`${asked.key}${GUID}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    const { access } = lake;
    const studio = new StudioSocket(socket, { access, presence, dataset: asked.dataset });
    open.add(studio);
    socket.once('close', () => open.delete(studio));
  });
  const asking = setInterval(() => {
    for (const studio of open) studio.askWhetherThere();
  }, ASK_EVERY_MS);
  asking.unref();
  return () => {
    clearInterval(asking);
    for (const studio of open) studio.destroy();
  };
}

/** What a request for a socket asks for, if a page of this machine makes it. */
function readUpgrade({ headers, url = '' }: IncomingMessage, origins: readonly string[]) {
  const key = headers['sec-websocket-key'];
  const dataset = /^\/v[\w-]+\/socket\/([\w-]+)(?:\?|$)/.exec(url)?.[1];
  const { host, origin, referer, 'sec-fetch-site': site } = headers;
  const asker = { origin, referer, site: String(site) };
  const isOwn = isOwnHost(host) && isOwnRequest(asker, origins);
  return key && dataset && isOwn ? { key, dataset } : undefined;
}

/** Who has not signed in gives way to whoever comes. */
function makeRoom(open: ReadonlySet<StudioSocket>): boolean {
  if (open.size < MAX_SOCKETS) return true;
  const stranger = [...open].find(({ isSignedIn }) => !isSignedIn);
  stranger?.destroy();
  return stranger !== undefined;
}
