import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

import { localPath, splitLocale } from '../../locales/localPath.ts';
import { isAddress } from './addresses.ts';
import { acceptedEncodings } from './encodings.ts';
import { CACHING, cacheControl, securityHeaders } from './headers.ts';
import { readRoutes } from './routes.ts';

export interface ServeOptions {
  /** The folder `dist/client`. */
  readonly client: string;
  readonly contactEndpoint?: string | undefined;
}

/** Answers a request. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Makes a server for a built site. */
export const createSiteServer = async (options: ServeOptions): Promise<Server> =>
  createServer(await createSiteHandler(options));

/**
 * Makes what answers requests for a built site: canonical paths, precompressed files, not-found
 * pages in the language of the path, security headers on every answer.
 */
export async function createSiteHandler({
  client,
  contactEndpoint,
}: ServeOptions): Promise<SiteHandler> {
  const routes = await readRoutes(client);
  const headers = Object.entries(securityHeaders(contactEndpoint));
  const files = sirv(client, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
  });
  const notFound = await readNotFound(client);

  return (request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response);
    const [pathname = '/', ...rest] = (request.url ?? '/').split('?');
    if (!isAddress(pathname)) return notFound(request, response);
    const target = redirectTarget(pathname);
    // A question mark may stand inside a query too.
    if (target !== undefined) return redirect(response, [target, ...rest].join('?'));
    // sirv knows no type for it, and sets the other two with no 304.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    response.setHeader('Cache-Control', cacheControl(pathname));
    response.setHeader('Vary', 'Accept-Encoding');
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    files(request, response, () => notFound(request, response));
  };

  function redirectTarget(pathname: string): string | undefined {
    const canonical = routes.canonical(pathname);
    return canonical === undefined || canonical === pathname
      ? routes.redirect(pathname)
      : canonical;
  }
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': CACHING.revalidated }).end();
}

function refuse(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' });
  response.end('This site can only be read: use GET or HEAD.\n');
}

async function readNotFound(client: string) {
  const pages = {
    en: await readFile(path.join(client, `${localPath('/404', 'en')}.html`)),
    zh: await readFile(path.join(client, `${localPath('/404', 'zh')}.html`)),
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const { locale } = splitLocale((request.url ?? '/').toLowerCase());
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': CACHING.revalidated,
    });
    response.end(request.method === 'HEAD' ? undefined : pages[locale]);
  };
}
