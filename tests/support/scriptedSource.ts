import { createServer, type RequestListener } from 'node:http';

/** A source on loopback that answers as it is told. */
export interface ScriptedSource extends AsyncDisposable {
  readonly origin: string;
  /** Headers of every request, in order. */
  readonly requests: Readonly<Record<string, unknown>>[];
}

/** Starts a source; whatever it is asked, it answers in the given way. */
export async function startScriptedSource(answer: RequestListener): Promise<ScriptedSource> {
  const requests: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a body, as JSON unless told otherwise. */
export const answerWith =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
