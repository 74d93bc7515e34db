import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';

/** A raw request. */
export interface RawRequest {
  /** Path and query. */
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends exactly this request: no normalization, no redirects, no decompression. */
export async function sendRequest(
  origin: string,
  { target, method = 'GET', headers = {} }: RawRequest,
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const outgoing = request({ hostname, port, path: target, method, headers: { ...headers } }).end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (!response) throw new Error(`${target} got no response`);
  const { statusCode: status = 0, headers: received } = response;
  return { status, headers: received, body: await buffer(response) };
}

/** Sends raw bytes, and returns everything received until the connection ends. */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('latin1');
  socket.end(Buffer.from(bytes, 'latin1'));
  return text(socket);
}
