import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { runScript } from '../support/runScript.ts';
import { answerWith, startScriptedSource } from '../support/scriptedSource.ts';
import { SECRET } from './support/deliver.ts';
import { startRealServer } from './support/realServer.ts';
import { settle } from './support/status.ts';

const TOKEN = 'sk-"first"-part-and-second-part-of-the-token';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout();
});
afterAll(() => checkout[Symbol.asyncDispose]());

test.each([
  ['pull.ts', 'SANITY_API_TOKEN'],
  ['build.ts', 'SANITY_API_TOKEN'],
  ['publish-server.ts', 'SANITY_API_TOKEN'],
  ['publish-server.ts', 'SANITY_WEBHOOK_SECRET'],
])('%s refuses a line break in %s, and shows neither half', async (script, name) => {
  const settings = { SANITY_WEBHOOK_SECRET: SECRET, [name]: 'the-first-half-of-it\nthe-second' };
  const { code, stdout, stderr } = await runScript(script, [], checkout.root, settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name} must .*line break`));
  expect(stdout + stderr).not.toMatch(/first-half|the-second/);
});

/** As long as the place of its token in an answer, whose middle is where a message is cut. */
const answerWithToken = (before: number) =>
  answerWith(JSON.stringify({ message: `${'x'.repeat(before)} ${TOKEN}` }), 401);

const PARTS = /sk-|first|second-part|of-the/;

test.each([10, 400, 440, 450, 460, 470, 480])(
  'an answer that repeats the token behind %i characters shows no part of it',
  async (before) => {
    await using source = await startScriptedSource(answerWithToken(before));
    const settings = { SANITY_API_HOST: source.origin, SANITY_API_TOKEN: TOKEN };
    const { code, stdout, stderr } = await runScript('pull.ts', [], checkout.root, settings);
    expect(code).toBe(1);
    expect(stderr).toContain('The token was refused');
    expect(stdout + stderr).not.toMatch(PARTS);
  },
);

test('nor do the status and the page of the publish server', async () => {
  await using source = await startScriptedSource(answerWithToken(450));
  const settings = { SANITY_API_HOST: source.origin, SANITY_API_TOKEN: TOKEN };
  await using server = await startRealServer(checkout.root, settings);
  const { builds } = await settle(server.origin, 1);
  expect(builds[0]?.outcome).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(builds)).toContain('The token was refused');
  expect(JSON.stringify(builds)).not.toMatch(PARTS);
  expect(await (await fetch(server.origin)).text()).not.toMatch(PARTS);
});
