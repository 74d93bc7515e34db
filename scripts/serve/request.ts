import type { IncomingMessage } from 'node:http';
import type { HeaderList } from './sendFile.ts';

/** The response to a request that is rejected without further processing. */
export interface Refusal {
  readonly status: number;
  readonly headers: HeaderList;
  readonly message: string;
}

const METHOD_NOT_ALLOWED: Refusal = {
  status: 405,
  headers: ['Allow', 'GET, HEAD'],
  message: 'This site is read-only: use GET or HEAD.',
};

/** An intermediary may have used the other one (RFC 9112, 3.2). */
const TWO_HOSTS: Refusal = {
  status: 400,
  headers: [],
  message: 'Bad Request. Send one Host header.',
};

/** The response to a malformed or unsupported request, or `undefined` if it is acceptable. */
export function findRefusal({ method, headersDistinct }: IncomingMessage): Refusal | undefined {
  if ((headersDistinct.host?.length ?? 0) > 1) return TWO_HOSTS;
  return method === 'GET' || method === 'HEAD' ? undefined : METHOD_NOT_ALLOWED;
}

/** Path and query. A client may send the absolute URL, as to a proxy (RFC 9112, 3.2.2). */
export function requestTarget({ url = '/' }: IncomingMessage): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return target.startsWith('/') || target === url ? target : `/${target}`;
}
