import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { failureCode, failureMessage } from '../command/failure.ts';
import { toPrintable } from '../command/toPrintable.ts';
import { CACHING } from '../web/headers.ts';
import { fileErrorStatus, isClientAbort } from './fileErrors.ts';
import type { HeaderList } from './sendFile.ts';

/** Each kind of failure is logged once per interval, in milliseconds: it may hit many requests. */
const LOG_INTERVAL = 10_000;

/**
 * Creates the handler for failed requests. It sends an error status, or closes the connection if the
 * response has already started, so that a truncated page is never taken for a complete one. The log
 * names the file.
 *
 * @param securityHeaders headers of every response
 */
export function failureResponder(securityHeaders: HeaderList) {
  const lastLogged = new Map<string, number>();

  return ({ url = '/' }: IncomingMessage, response: ServerResponse, error: unknown): void => {
    if (!isClientAbort(error)) log(url, error);
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const status = fileErrorStatus(error);
    const retry = status === 503 ? ['Retry-After', 1] : [];
    const headers = ['Cache-Control', CACHING.revalidated, 'Content-Type', 'text/plain'];
    response.writeHead(status, [...securityHeaders, ...headers, ...retry]);
    response.end(`${STATUS_CODES[status]}. Please try again in a moment.\n`);
  };

  function log(url: string, error: unknown): void {
    const text = failureMessage(error);
    const kind = failureCode(error) || text;
    const now = performance.now();
    if (now - (lastLogged.get(kind) ?? Number.NEGATIVE_INFINITY) < LOG_INTERVAL) return;
    lastLogged.set(kind, now);
    console.error(`${toPrintable(url.slice(0, 200))} could not be sent: ${toPrintable(text)}`);
  }
}
