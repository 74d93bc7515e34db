import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  forwardTo,
  type ScriptedSource,
  startScriptedSource,
} from '../../support/scriptedSource.ts';

export interface LateIndex extends ScriptedSource {
  /** Answers this many further queries like the last time, as if nothing had been published since. */
  fallBehind(queries: number): void;
}

/** A lake whose queries find a publish some time after its webhook, like Sanity's. */
export async function startLateIndex(lake: string): Promise<LateIndex> {
  const answers = new Map<string, string>();
  let late = 0;
  const query = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = request;
    const body = await text(request);
    const former = late > 0 ? answers.get(url + body) : undefined;
    late = Math.max(0, late - 1);
    const current = await fetch(new URL(url, lake), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(headers.authorization && { authorization: headers.authorization }),
      },
      ...(body && { body }),
    });
    answers.set(url + body, former ?? (await current.text()).replaceAll(lake, server.origin));
    response.setHeader('content-type', 'application/json');
    response.end(answers.get(url + body));
  };
  const forward = forwardTo(lake);
  const server = await startScriptedSource((request, response) => {
    if (request.url?.includes('/data/query/')) void query(request, response);
    else forward(request, response);
  });
  return { ...server, fallBehind: (queries) => (late = queries) };
}
