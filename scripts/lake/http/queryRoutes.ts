import type { Context } from 'hono';
import * as v from 'valibot';
import { LakeError } from '../error.ts';
import { readPerspective } from '../evaluate/perspective.ts';
import type { Lake } from '../lake.ts';
import { readBody } from './body.ts';
import { createRoutes, type LakeEnv } from './environment.ts';
import { MAX_QUERY_LENGTH, readParams } from './params.ts';
import { jsonResponse } from './responses.ts';

const QueryBody = v.object({
  query: v.string('The body must be {"query": "...", "params": {}}'),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** GROQ queries; https://www.sanity.io/docs/content-lake/http-query */
export function queryRoutes({ evaluators }: Lake) {
  return createRoutes()
    .get('/data/query/:dataset', (c) => answer(c, c.req.query('query') ?? '', readParams(c.req)))
    .post('/data/query/:dataset', async (c) => {
      const { query, params } = (await readBody(c.req, QueryBody)).value;
      return answer(c, query, params);
    });

  async function answer(c: Context<LakeEnv>, query: string, params: Record<string, unknown>) {
    if (query.length > MAX_QUERY_LENGTH)
      throw new LakeError('malformed', `A query may have at most ${MAX_QUERY_LENGTH} characters`);
    const started = performance.now();
    const caller = c.get('caller');
    const result = await evaluators.query({
      query,
      params,
      perspective: readPerspective(c.req.query('perspective'), c.req.param('version') ?? ''),
      publicOnly: caller.kind === 'anonymous',
      origin: c.get('origin'),
      identity: caller.kind === 'user' ? caller.id : '<anonymous>',
    });
    const ms = Math.round(performance.now() - started);
    const echo = c.req.query('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(query)},`;
    // The result is already JSON text: parsing and serializing it again would double the cost.
    return jsonResponse(`{${echo}"result":${result},"ms":${ms},"syncTags":[]}`);
  }
}
