import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type PublishEnv, requireHost } from '../../../scripts/publish/httpErrors.ts';

test.each([
  ['publish.firm.example', 'publish.firm.example'],
  ['Publish.Firm.example', 'publish.firm.example:3335'],
  ['publish.firm.example', 'PUBLISH.firm.example'],
])('the server named %s responds to %s', async (own, host) => {
  const app = new Hono<PublishEnv>().get('/', (c) => {
    requireHost(c, own);
    return c.text('ok');
  });
  expect((await app.request('/', { headers: { host } })).status).toBe(200);
});
