import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LakeProcess, startLakeProcess, TOKEN } from './support/lakeProcess.ts';

let root: string;
let lake: LakeProcess;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lake-fuzz-'));
  lake = await startLakeProcess(path.join(root, 'data'));
});
afterAll(async () => {
  await lake.kill();
  await rm(root, { recursive: true });
});

/** The lake is alive, and wrote only to its own folder. */
async function expectUnharmed(): Promise<void> {
  expect(lake.process.exitCode).toBeNull();
  expect((await fetch(`${lake.origin}/v1/ping`)).status).toBe(200);
  // Whatever was stored, the site's queries work.
  const query = '*[_type == "siteSettings" && defined(name.en)]{_type, "named": count(name.en)}';
  const search = new URLSearchParams({ query });
  expect(await send('GET', `/v1/data/query/production?${search}`, signedIn)).toBe(200);
  expect(await readdir(root)).toEqual(['data']);
  const known = ['assets', 'lake.db', 'lake.db-shm', 'lake.db-wal', 'lock.db', 'lock.db-journal'];
  const found = await readdir(path.join(root, 'data'));
  expect(found.filter((name) => ![...known, 'tokens.json'].includes(name))).toEqual([]);
}

/** A request as raw as Node can send it; a response of the HTTP parser counts too. */
const send = (method: string, target: string, headers: Record<string, string>, body = '') =>
  new Promise<number>((resolve) => {
    const { port } = new URL(lake.origin);
    const options = { host: '127.0.0.1', port, method, path: target, headers };
    try {
      request(options, (response) => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      })
        .once('error', () => resolve(0))
        .end(body);
    } catch {
      // Node refuses to send this.
      resolve(0);
    }
  });

const signedIn = { authorization: `Bearer ${TOKEN}` };
/** LAKE_FUZZ_SEED reproduces a failure, or sets another seed. */
const seed = Number(process.env.LAKE_FUZZ_SEED);
const fuzz = { numRuns: 100, ...(seed && { seed }) };

const id = fc.oneof(
  fc.constantFrom('home', 'drafts.home', 'versions.r.home', '../x', 'a', '__proto__', ''),
  fc.string({ maxLength: 20 }),
);
const fieldPath = fc.oneof(
  fc.constantFrom(
    'title',
    'a.b',
    'a[0]',
    'a[-1]',
    'a[_key=="x"].b',
    '..a',
    'a[0:3]',
    '_id',
    '[]',
    'constructor.prototype',
    'hasOwnProperty',
  ),
  fc.string({ maxLength: 12 }),
);
const values = fc.dictionary(fieldPath, fc.jsonValue(), { maxKeys: 3 });
const operations = fc.record(
  {
    set: values,
    setIfMissing: values,
    merge: values,
    unset: fc.array(fieldPath, { maxLength: 3 }),
    inc: fc.dictionary(fieldPath, fc.double(), { maxKeys: 2 }),
    diffMatchPatch: fc.dictionary(fieldPath, fc.string(), { maxKeys: 2 }),
    insert: fc.record({ after: fieldPath, items: fc.array(fc.jsonValue(), { maxLength: 2 }) }),
  },
  { requiredKeys: [] },
);
const field = fc.oneof(
  fc.constantFrom('title', 'hasOwnProperty', '__proto__', 'constructor', 'toString', 'toJSON'),
  fc.string(),
);
const document = fc
  .tuple(id, fc.constantFrom('note', ''), fc.dictionary(field, fc.jsonValue(), { maxKeys: 3 }))
  .map(([_id, _type, rest]) => ({ ...rest, _id, _type }));
const mutation = fc.oneof(
  fc.record({ create: document }),
  fc.record({ createOrReplace: document }),
  fc.record({ delete: fc.record({ id }) }),
  fc.tuple(id, operations).map(([to, rest]) => ({ patch: { ...rest, id: to } })),
  fc.jsonValue(),
);

test('survives mutations of any shape', async () => {
  const bodies = fc.oneof(
    fc.record({ mutations: fc.array(mutation, { maxLength: 4 }) }),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const target = '/v1/data/mutate/production';
      const status = await send('POST', target, signedIn, JSON.stringify(body));
      expect([200, 400, 404, 409, 413]).toContain(status);
    }),
    fuzz,
  );
  await expectUnharmed();
});

test('survives actions of any shape', async () => {
  const kinds = [
    'create',
    'edit',
    'publish',
    'unpublish',
    'discard',
    'delete',
    'replaceDraft',
    'version.create',
    'x',
  ];
  const action = fc
    .record({
      kind: fc.constantFrom(...kinds),
      draftId: id,
      publishedId: id,
      attributes: document,
      patch: operations,
      includeDrafts: fc.array(id, { maxLength: 2 }),
    })
    .map(({ kind, ...rest }) => ({ actionType: `sanity.action.document.${kind}`, ...rest }));
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 3 }), async (actions) => {
      const target = '/v1/data/actions/production';
      const status = await send('POST', target, signedIn, JSON.stringify({ actions }));
      expect([200, 400, 404, 409]).toContain(status);
    }),
    fuzz,
  );
  await expectUnharmed();
});

test('survives queries of any text, with any params', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '*',
      '[',
      ']',
      '{',
      '}',
      '(',
      ')',
      '...',
      '->',
      '_id',
      '==',
      '"a"',
      '$p',
      '|',
      'order',
      'count',
      '@',
      '^',
      '&&',
      'match',
      'references',
      '1',
      '..',
      ',',
    ),
    fc.string({ maxLength: 5 }),
  );
  const query = fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(' '));
  await fc.assert(
    fc.asyncProperty(query, fc.jsonValue(), fc.string(), async (text, p, perspective) => {
      const search = new URLSearchParams({ query: text, $p: JSON.stringify(p), perspective });
      const status = await send('GET', `/v1/data/query/production?${search}`, signedIn);
      expect([200, 400]).toContain(status);
    }),
    fuzz,
  );
  await expectUnharmed();
});

test('survives paths of any text', async () => {
  const part = fc.oneof(
    fc.constantFrom(
      'v1',
      'data',
      'query',
      'listen',
      'assets',
      'images',
      'files',
      'production',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%00',
      'history',
      'users',
      'me',
      'tokens.json',
    ),
    fc.webSegment(),
    fc.string({ maxLength: 8 }),
  );
  const target = fc.array(part, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`);
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(method, target, fc.string(), async (verb, address, body) => {
      const status = await send(verb, address, signedIn, body);
      expect(status).toBeLessThan(500);
    }),
    fuzz,
  );
  await expectUnharmed();
});

test('survives headers of any text', async () => {
  const name = fc.constantFrom(
    'authorization',
    'origin',
    'host',
    'content-type',
    'content-length',
    'last-event-id',
    'access-control-request-headers',
    'transfer-encoding',
    'x-anything',
  );
  await fc.assert(
    fc.asyncProperty(fc.dictionary(name, fc.string(), { maxKeys: 4 }), async (headers) => {
      const status = await send('OPTIONS', '/v1/data/doc/production/home', headers);
      expect(status).toBeLessThan(500);
    }),
    fuzz,
  );
  await expectUnharmed();
});
