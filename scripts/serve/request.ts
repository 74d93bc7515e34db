import type { IncomingMessage } from 'node:http';
import type { HeaderList } from './sendFile.ts';

/** The answer to a request that is not looked at further. */
export interface RefusedRequest {
  readonly status: number;
  readonly headers: HeaderList;
  readonly message: string;
}

const METHOD_NOT_ALLOWED: RefusedRequest = {
  status: 405,
  headers: ['Allow', 'GET, HEAD'],
  message: 'This site can only be read: use GET or HEAD.',
};

/** One of them may have been meant for a server in between (RFC 9112, 3.2). */
const TWO_HOSTS: RefusedRequest = {
  status: 400,
  headers: [],
  message: 'Bad Request. Name one host.',
};

/** Why a request is refused, whatever it asks for. */
export function refusalOf({
  method,
  headersDistinct,
}: IncomingMessage): RefusedRequest | undefined {
  if ((headersDistinct.host?.length ?? 0) > 1) return TWO_HOSTS;
  return method === 'GET' || method === 'HEAD' ? undefined : METHOD_NOT_ALLOWED;
}

/** Path and query. A client may name the whole address, as one does to a proxy (RFC 9112, 3.2.2). */
export function targetOf({ url = '/' }: IncomingMessage): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return target.startsWith('/') || target === url ? target : `/${target}`;
}
