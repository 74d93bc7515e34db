import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { splitLocale } from '../../locales/localPath.ts';
import { CACHING, cacheControl, responseHeaders } from '../web/headers.ts';
import { acceptedCodings } from './encodings.ts';
import { failureResponder } from './failures.ts';
import { findRefusal, type Refusal, requestTarget } from './request.ts';
import { type HeaderList, sendAs, sendFile } from './sendFile.ts';
import { type FileToSend, ServedSite } from './site.ts';

export interface ServeOptions {
  /** The folder `dist/client`, or a function that returns the current one. */
  readonly client: string | (() => string);
  readonly contactEndpoint?: string | undefined;
}

/** Answers a request. */
type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Limits for slow clients, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** How long a client may accept no data before it is disconnected, in milliseconds. */
const STALL_TIMEOUT = 60_000;

/** Creates a server for a built site. */
export function createSiteServer(options: ServeOptions): Server {
  const server = createServer(TIMEOUTS, createSiteHandler(options));
  server.timeout = STALL_TIMEOUT;
  // Out of file descriptors, a new connection fails; the others must go on.
  server.on('error', (error) => {
    if (server.listening) console.error(`A connection could not be accepted: ${error.message}`);
  });
  return server;
}

/**
 * Creates the request handler of a built site: canonical paths, precompressed files, byte ranges,
 * not-found pages in the language of the path, security headers on every response. It always
 * responds and never throws.
 */
function createSiteHandler({ client, contactEndpoint }: ServeOptions): SiteHandler {
  const site = new ServedSite(typeof client === 'string' ? () => client : client);
  const securityHeaders: HeaderList = Object.entries(responseHeaders(contactEndpoint)).flat();
  const fail = failureResponder(securityHeaders);

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = findRefusal(request);
    if (refusal) return refuse(response, refusal);
    const [pathname = '/', ...query] = requestTarget(request).split('?');
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const found = await site.at(pathname, codings);
    // A query may itself contain question marks.
    if (typeof found === 'string') return redirect(response, [found, ...query].join('?'));
    const { locale } = splitLocale(pathname.toLowerCase());
    const sent = found ?? (await site.notFound(locale, codings));
    await using _closing = openHandle(sent);
    const headers = headersOf(CACHING.revalidated);
    if (found)
      return await sendFile(request, response, found, headersOf(cacheControl(pathname)), headers);
    if (sent) return await sendAs(404, request, response, sent, headers);
    response.writeHead(404, [...headers, 'Content-Type', 'text/plain']);
    response.end('There is no such page.\n');
  }

  function headersOf(caching: string): HeaderList {
    return [...securityHeaders, 'Cache-Control', caching, 'Vary', 'Accept-Encoding'];
  }

  function redirect(response: ServerResponse, location: string): void {
    const headers = ['Location', location, 'Cache-Control', CACHING.revalidated];
    response.writeHead(301, [...securityHeaders, ...headers, 'Content-Length', 0]).end();
  }

  function refuse(response: ServerResponse, { status, headers, message }: Refusal): void {
    const own = [...headers, 'Content-Type', 'text/plain', 'Cache-Control', CACHING.revalidated];
    response.writeHead(status, [...securityHeaders, ...own]);
    response.end(`${message}\n`);
  }
}

/** The file handle to close, if there is one. */
const openHandle = (found: FileToSend | undefined): AsyncDisposable | undefined =>
  found && 'handle' in found.file ? found.file : undefined;
