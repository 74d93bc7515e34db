import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Dataset, LakeDocument } from './dataset.ts';
import { answerQuery, type Perspective } from './query.ts';

const QueryBody = v.object({
  query: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The default perspective changed with this version of the API. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';

/**
 * The HTTP API of the embedded lake: the part of Sanity's that reads.
 *
 * @param dataset what is served
 * @param origin its own address, which stands in the addresses of pictures
 */
export function createLakeApp(dataset: Dataset, origin: () => string): Hono {
  const app = new Hono();

  app.get('/:version/data/query/:dataset', async (c) => {
    const { query = '', ...rest } = c.req.query();
    const params = paramsOf(rest);
    if (!params) return refuse(400, 'Each parameter must be JSON: $slug="spain"');
    return reply(query, params, perspectiveOf(c.req.param('version'), rest.perspective));
  });

  app.post('/:version/data/query/:dataset', async (c) => {
    const body = v.safeParse(QueryBody, await c.req.json().catch(() => undefined));
    if (!body.success) return refuse(400, 'The body must be JSON: {"query": "...", "params": {}}');
    const { query, params } = body.output;
    return reply(query, params, perspectiveOf(c.req.param('version'), c.req.query('perspective')));
  });

  app.get('/images/:project/:dataset/:file', async (c) => {
    const file = dataset.pictures.get(c.req.param('file'));
    if (!file) return refuse(404, `There is no picture ${c.req.param('file')} in this dataset`);
    const type = `image/${path.extname(file).slice(1).replace('jpg', 'jpeg')}`;
    return new Response(await readFile(file), { headers: { 'content-type': type } });
  });

  app.notFound((c) =>
    refuse(404, `The embedded lake does not serve ${c.req.method} ${c.req.path}`),
  );

  async function reply(query: string, params: Record<string, unknown>, perspective: Perspective) {
    const started = performance.now();
    try {
      const documents = withAddresses(dataset.documents.values(), origin());
      const result = await answerQuery(documents, query, params, perspective);
      return Response.json({ result, ms: Math.round(performance.now() - started), syncTags: [] });
    } catch (error) {
      return refuse(400, error instanceof Error ? error.message : String(error));
    }
  }

  return app;
}

/** Asset documents carry the whole address of their picture, which depends on this server's port. */
const withAddresses = (documents: Iterable<LakeDocument>, origin: string) =>
  Array.from(documents, (document) =>
    document._type === 'sanity.imageAsset'
      ? { ...document, url: `${origin}/${String(document.path)}` }
      : document,
  );

/** Sanity's way to pass parameters in an address: `$slug="spain"`, each value as JSON. */
function paramsOf(query: Record<string, string>): Record<string, unknown> | undefined {
  const given = Object.entries(query).filter(([name]) => name.startsWith('$'));
  try {
    return Object.fromEntries(given.map(([name, json]) => [name.slice(1), JSON.parse(json)]));
  } catch {
    return undefined;
  }
}

function perspectiveOf(version: string, asked: string | undefined): Perspective {
  if (asked) return asked === 'raw' ? 'raw' : 'published';
  return version.replace(/^v/, '') >= PUBLISHED_BY_DEFAULT_SINCE ? 'published' : 'raw';
}

/** An error in the shape that Sanity's client reads. */
const refuse = (status: 400 | 404, description: string) =>
  Response.json(
    {
      error: { type: status === 400 ? 'queryParseError' : 'notFound', description },
      statusCode: status,
    },
    { status },
  );
