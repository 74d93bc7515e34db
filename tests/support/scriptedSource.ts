import { createServer, type RequestListener, request as sendRequest } from 'node:http';

/** A source on loopback that answers as it is told. */
export interface ScriptedSource extends AsyncDisposable {
  readonly origin: string;
  /** Headers of every request, in order. */
  readonly requests: Readonly<Record<string, unknown>>[];
  /** When each request came, in milliseconds. */
  readonly times: number[];
}

/** Starts a source; whatever it is asked, it answers in the given way. */
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

/** Answers with a body, as JSON unless told otherwise. */
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

/** The first request gets the first answer, and so on; all further ones get the last. */
export function inTurn(...answers: readonly RequestListener[]): RequestListener {
  const waiting = [...answers];
  return (request, response) => {
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
    answer?.(request, response);
  };
}

/** Answers what another server answers, which sees the addresses of this one. */
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

/** Refuses as Sanity does. */
export const sanityError = (status: number, headers: Record<string, string> = {}) =>
  answerWith(
    JSON.stringify({ statusCode: status, error: 'Refused', message: 'Session not found' }),
    status,
    headers,
  );
