import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PublishOutcome } from '../../studio/publishing/outcome.ts';
import { CONTENT_POLICY, FORM_POLICY } from '../changes/htmlDocument.ts';
import { toJson } from '../disk/json.ts';
import { readFilingFile, receiveFiled } from './filings.ts';
import { requireHost } from './host.ts';
import type { Publish } from './outcome.ts';
import { publishAsked, readableBy } from './readers.ts';
import { type ReceiverOptions, receive } from './receiver/receive.ts';
import { Refusal } from './receiver/refusal.ts';
import type { Status } from './status.ts';
import { statusPage } from './statusPage.ts';

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

/** What the server answers with. */
interface PublishServerParts extends ReceiverOptions {
  readonly status: () => Status;
  readonly outcome: (publish: Publish) => Promise<PublishOutcome>;
  /** Origin of the Studio that may ask for outcomes, if one may. */
  readonly studio: string | undefined;
  /** The folder `releases`. */
  readonly releases: string;
  /** The name that the server listens on. */
  readonly host: string;
  readonly log: Logger;
}

/** Makes the HTTP server: the receiver of webhooks, and how the whole is. */
export function createPublishServer(
  parts: PublishServerParts,
  bounds: Partial<SenderBounds> = {},
): Server {
  const { maxConnections, ...timeouts } = { ...BOUNDS, ...bounds };
  const server = createServer(timeouts, (request, response) => {
    answer(request, response, parts).catch((error: unknown) =>
      refuse(request, response, error, parts),
    );
  });
  server.maxConnections = maxConnections;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  parts: PublishServerParts,
): Promise<void> {
  const [path = '/'] = (request.url ?? '/').split('?');
  // A proxy hands on the host that Sanity asked for; the signature tells whether it was Sanity.
  if (path === '/hooks/sanity') return sendJson(response, 202, await receive(request, parts));
  requireHost(request, parts.host);
  if (path.startsWith('/filings/')) return answerFilings(request, response, path, parts);
  switch (path) {
    case '/healthz':
      requireReading(request);
      return sendJson(response, 200, { status: 'ok' });
    case '/status':
      requireReading(request);
      return sendJson(response, 200, parts.status());
    case '/outcome':
      requireReading(request);
      return sendJson(
        response,
        200,
        await parts.outcome(publishAsked(request)),
        readableBy(request, parts.studio),
      );
    case '/':
      requireReading(request);
      return send(response, 200, 'text/html; charset=utf-8', await statusPage(parts.status()), {
        'Content-Security-Policy': FORM_POLICY,
        // A browser tells its own server whose form it sends.
        'Referrer-Policy': 'same-origin',
      });
    default:
      throw new Refusal(404, 'There is nothing here: webhooks go to /hooks/sanity');
  }
}

async function answerFilings(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { releases, settings }: PublishServerParts,
): Promise<void> {
  if (request.method === 'POST') {
    await receiveFiled(request, path, releases, settings.SITE_URL);
    return send(response, 303, 'text/plain', '', { Location: '/' });
  }
  requireReading(request);
  const { type, body, headers } = await readFilingFile(releases, path);
  send(response, 200, type, body, headers);
}

function requireReading({ method }: IncomingMessage): void {
  if (method !== 'GET' && method !== 'HEAD')
    throw new Refusal(405, 'This can only be read', { Allow: 'GET, HEAD' });
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  { log }: PublishServerParts,
): void {
  // The sender went away, or was cut off.
  if (response.destroyed || request.errored) return;
  const isKnown = error instanceof Refusal;
  if (!isKnown || error.status >= 500) log.error({ err: error }, 'a request failed');
  // What is left of the body is not read into memory, and does not keep the answer back.
  request.resume();
  const [status, message] = isKnown ? [error.status, error.message] : [500, 'The server failed'];
  sendJson(response, status, { error: message }, isKnown ? error.headers : {});
}

const sendJson = (
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
) => send(response, status, 'application/json', toJson(value), headers);

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': CONTENT_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
    ...headers,
  });
  // For HEAD, node sends no body.
  response.end(body);
}
