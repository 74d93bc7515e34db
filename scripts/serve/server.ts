import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { splitLocale } from '../../locales/localPath.ts';
import { answerHeaders, CACHING, cacheControl } from '../web/headers.ts';
import { acceptedCodings } from './encodings.ts';
import { failureResponder } from './failures.ts';
import { type RefusedRequest, refusalOf, targetOf } from './request.ts';
import { type HeaderList, sendAs, sendFile } from './sendFile.ts';
import { type FoundFile, ServedSite } from './site.ts';

export interface ServeOptions {
  /** The folder `dist/client`; as a function, what it is at the moment. */
  readonly client: string | (() => string);
  readonly contactEndpoint?: string | undefined;
}

/** Answers a request. */
type SiteHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a visitor may take, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** How long a visitor may take none of what is sent, in milliseconds. */
const STALL_TIMEOUT = 60_000;

/** Makes a server for a built site. */
export function createSiteServer(options: ServeOptions): Server {
  const server = createServer(TIMEOUTS, createSiteHandler(options));
  server.timeout = STALL_TIMEOUT;
  // Out of descriptors it cannot take a connection; that is no reason to give up the others.
  server.on('error', (error) => {
    if (server.listening) console.error(`A connection could not be taken: ${error.message}`);
  });
  return server;
}

/**
 * Makes what answers requests for a built site: canonical paths, precompressed files, parts of
 * files, not-found pages in the language of the path, security headers on every answer. It always
 * answers, and never throws.
 */
function createSiteHandler({ client, contactEndpoint }: ServeOptions): SiteHandler {
  const site = new ServedSite(typeof client === 'string' ? () => client : client);
  const securityHeaders: HeaderList = Object.entries(answerHeaders(contactEndpoint)).flat();
  const fail = failureResponder(securityHeaders);

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      fail(request, response, error);
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refusalOf(request);
    if (refusal) return refuse(response, refusal);
    const [pathname = '/', ...query] = targetOf(request).split('?');
    const codings = acceptedCodings(request.headers['accept-encoding']?.toString());
    const found = await site.at(pathname, codings);
    // A question mark may stand inside a query too.
    if (typeof found === 'string') return redirect(response, [found, ...query].join('?'));
    const { locale } = splitLocale(pathname.toLowerCase());
    const sent = found ?? (await site.notFound(locale, codings));
    await using _closing = opened(sent);
    if (found) return await sendFile(request, response, found, headersOf(cacheControl(pathname)));
    const headers = headersOf(CACHING.revalidated);
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

  function refuse(response: ServerResponse, { status, headers, message }: RefusedRequest): void {
    const own = [...headers, 'Content-Type', 'text/plain', 'Cache-Control', CACHING.revalidated];
    response.writeHead(status, [...securityHeaders, ...own]);
    response.end(`${message}\n`);
  }
}

/** What has to be closed, if anything. */
const opened = (found: FoundFile | undefined): AsyncDisposable | undefined =>
  found && 'handle' in found.file ? found.file : undefined;
