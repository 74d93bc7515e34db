import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { failureCode, failureMessage } from '../command/failure.ts';
import { printable } from '../command/printable.ts';
import { CACHING } from '../web/headers.ts';
import { fileErrorStatus, isAborted } from './fileErrors.ts';
import type { HeaderList } from './sendFile.ts';

/** Once in this time, in milliseconds, a failure is told: a thousand requests can meet the same. */
const LOG_INTERVAL = 10_000;

/**
 * Makes what answers for failureResponder: a status when nothing was sent yet, else the end of the
 * connection, so that no visitor takes half a page for all of it. The log names the file.
 *
 * @param securityHeaders headers of every answer
 */
export function failureResponder(securityHeaders: HeaderList) {
  const told = new Map<string, number>();

  return ({ url = '/' }: IncomingMessage, response: ServerResponse, error: unknown): void => {
    if (!isAborted(error)) tell(url, error);
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const status = fileErrorStatus(error);
    const again = status === 503 ? ['Retry-After', 1] : [];
    const headers = ['Cache-Control', CACHING.revalidated, 'Content-Type', 'text/plain'];
    response.writeHead(status, [...securityHeaders, ...headers, ...again]);
    response.end(`${STATUS_CODES[status]}. Please try again in a moment.\n`);
  };

  function tell(url: string, error: unknown): void {
    const text = failureMessage(error);
    const kind = failureCode(error) || text;
    const now = performance.now();
    if (now - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < LOG_INTERVAL) return;
    told.set(kind, now);
    console.error(`${printable(url.slice(0, 200))} could not be sent: ${printable(text)}`);
  }
}
