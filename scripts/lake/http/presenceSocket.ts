import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Lake } from '../lake.ts';
import { MAX_MESSAGE_BYTES } from '../presence/rateLimit.ts';
import { StudioSocket } from '../presence/studioSocket.ts';
import { isOwnHost, isOwnRequest } from './guard.ts';

/** More tabs than a small firm has open. */
const MAX_SOCKETS = 200;
/** A sleeping machine does not close its socket, so sockets are pinged. */
const PING_INTERVAL_MS = 30_000;

/**
 * Serves the WebSockets on which Studios share who has which document open.
 *
 * @param server the HTTP server of the lake
 * @returns a function that closes all sockets
 */
export function acceptPresence(server: EventEmitter, lake: Lake): () => void {
  const open = new Set<StudioSocket>();
  const awaitingPong = new WeakSet<WebSocket>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    const dataset = datasetOf(request, lake.origins);
    if (!dataset || !makeRoom(open)) return connection.destroy();
    sockets.handleUpgrade(request, connection, head, (socket) => {
      const studio = new StudioSocket(socket, lake.access, dataset, open);
      open.add(studio);
      socket.once('close', () => open.delete(studio));
      socket.on('pong', () => awaitingPong.delete(socket));
    });
  });
  const pinging = setInterval(() => {
    for (const socket of sockets.clients) checkAlive(socket, awaitingPong);
  }, PING_INTERVAL_MS);
  pinging.unref();
  return () => {
    clearInterval(pinging);
    for (const socket of sockets.clients) socket.terminate();
  };
}

/** Pings a socket, or closes it if it did not answer the previous ping. */
function checkAlive(socket: WebSocket, awaitingPong: WeakSet<WebSocket>): void {
  if (awaitingPong.has(socket)) socket.terminate();
  else socket.ping();
  awaitingPong.add(socket);
}

/** The dataset that a request connects to, if it comes from a page that may use the lake. */
function datasetOf({ headers, url = '' }: IncomingMessage, origins: readonly string[]) {
  const dataset = /^\/v[\w-]+\/socket\/([\w-]+)(?:\?|$)/.exec(url)?.[1];
  const { host, origin, referer, 'sec-fetch-site': site } = headers;
  const source = { origin, referer, site: String(site) };
  return isOwnHost(host) && isOwnRequest(source, origins) ? dataset : undefined;
}

/** When the limit is reached, closes a socket that has not signed in. */
function makeRoom(open: ReadonlySet<StudioSocket>): boolean {
  if (open.size < MAX_SOCKETS) return true;
  const anonymous = [...open].find(({ isSignedIn }) => !isSignedIn);
  anonymous?.terminate();
  return anonymous !== undefined;
}
