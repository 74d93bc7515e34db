import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createPublishApp, type PublishServerParts } from './app.ts';

/** What a sender may take; times in milliseconds. */
export const BOUNDS = {
  /** For a whole request; slower ones are cut off. */
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  keepAliveTimeout: 5_000,
  /** How often the times are looked at. */
  connectionsCheckingInterval: 1_000,
  /** At once; a reverse proxy keeps few. */
  maxConnections: 1_000,
};
export type SenderBounds = Readonly<typeof BOUNDS>;

/** Makes the HTTP server: the receiver of webhooks, and how the whole is. */
export function createPublishServer(
  parts: PublishServerParts,
  bounds: Partial<SenderBounds> = {},
): Server {
  const { maxConnections, ...timeouts } = { ...BOUNDS, ...bounds };
  const server = createServer(timeouts, getRequestListener(createPublishApp(parts).fetch));
  server.maxConnections = maxConnections;
  return server;
}
