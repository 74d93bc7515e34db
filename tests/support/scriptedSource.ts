import { createServer, type RequestListener, request as sendRequest } from 'node:http';

/** A local source with scripted responses. */
export interface ScriptedSource extends AsyncDisposable {
  readonly origin: string;
  /** Headers of every request, in order. */
  readonly requests: Readonly<Record<string, unknown>>[];
  /** Time of each request, in milliseconds. */
  readonly times: number[];
}

/** Starts a source that answers every request with the given listener. */
export async function startScriptedSource(answer: RequestListener): Promise<ScriptedSource> {
  const requests: Record<string, unknown>[] = [];
  const times: number[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    times.push(performance.now());
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    times,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with a body, as JSON by default. */
export const answerWith =
  (
    body: string | Uint8Array,
    status = 200,
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

/** Uses the listeners in turn; the last one answers all further requests. */
export function inTurn(...answers: readonly RequestListener[]): RequestListener {
  const waiting = [...answers];
  return (request, response) => {
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
    answer?.(request, response);
  };
}

/** Proxies to another server, keeping the original `Host` header. */
export const forwardTo =
  (origin: string): RequestListener =>
  (request, response) => {
    const { method, headers, url = '/' } = request;
    const forwarded = sendRequest(new URL(url, origin), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  };

/** Responds with an error in Sanity's format. */
export const sanityError = (status: number, headers: Record<string, string> = {}) =>
  answerWith(
    JSON.stringify({ statusCode: status, error: 'Refused', message: 'Session not found' }),
    status,
    headers,
  );
