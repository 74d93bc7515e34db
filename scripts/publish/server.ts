import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createPublishApp, type PublishServerDependencies } from './app.ts';

/** Limits on clients; times in milliseconds. */
export const CLIENT_LIMITS = {
  /** For a whole request; slower ones are aborted. */
  requestTimeout: 10_000,
  headersTimeout: 5_000,
  keepAliveTimeout: 5_000,
  /** How often the timeouts are checked. */
  connectionsCheckingInterval: 1_000,
  /** A reverse proxy uses only a few. */
  maxConnections: 1_000,
};
export type ClientLimits = Readonly<typeof CLIENT_LIMITS>;

/** Creates the HTTP server: the webhook receiver and the status pages. */
export function createPublishServer(
  dependencies: PublishServerDependencies,
  limits: Partial<ClientLimits> = {},
): Server {
  const { maxConnections, ...timeouts } = { ...CLIENT_LIMITS, ...limits };
  const server = createServer(timeouts, getRequestListener(createPublishApp(dependencies).fetch));
  server.maxConnections = maxConnections;
  return server;
}
