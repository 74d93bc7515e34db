import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeFailure } from '../../scripts/command/command.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { runScript } from '../support/runScript.ts';
import { answerWith, startScriptedSource } from '../support/scriptedSource.ts';
import { SECRET } from './support/deliver.ts';
import { startRealServer } from './support/realServer.ts';
import { settle } from './support/status.ts';

const TOKEN = 'sk-"first"-part-and-second-part-of-the-token';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
});
afterAll(() => checkout[Symbol.asyncDispose]());

test.each([
  ['build.ts', 'SANITY_API_TOKEN'],
  ['publish-server.ts', 'SANITY_WEBHOOK_SECRET'],
])('%s rejects a line break in %s without showing either half', async (script, name) => {
  const settings = { SANITY_WEBHOOK_SECRET: SECRET, [name]: 'the-first-half-of-it\nthe-second' };
  const { code, stdout, stderr } = await runScript(script, [], checkout.root, settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${name} must .*line break`));
  expect(stdout + stderr).not.toMatch(/first-half|the-second/);
});

/** As long as the text before the token in a response, which is where a message is cut. */
const answerWithToken = (before: number) =>
  answerWith(JSON.stringify({ message: `${'x'.repeat(before)} ${TOKEN}` }), 401);

const PARTS = /sk-|first|second-part|of-the/;

test('a pull error hides a token in a response, wherever the message is cut', async () => {
  const settings = readSettings({ SANITY_API_TOKEN: TOKEN });
  vi.stubEnv('SANITY_API_TOKEN', TOKEN);
  for (const before of [10, 400, 440, 460, 470, 480]) {
    await using source = await startScriptedSource(answerWithToken(before));
    const error: unknown = await checkout
      .pull({ settings: { ...settings, SANITY_API_HOST: source.origin } })
      .catch((refusal: unknown) => refusal);
    expect(describeFailure(error)).toContain('The token was refused');
    expect(describeFailure(error), `behind ${before} characters`).not.toMatch(PARTS);
  }
  vi.unstubAllEnvs();
});

test('the command hides it', async () => {
  await using source = await startScriptedSource(answerWithToken(450));
  const settings = { SANITY_API_HOST: source.origin, SANITY_API_TOKEN: TOKEN };
  const { code, stdout, stderr } = await runScript('pull.ts', [], checkout.root, settings);
  expect(code).toBe(1);
  expect(stderr).toContain('The token was refused');
  expect(stdout + stderr).not.toMatch(PARTS);
});

test('status and page of the publish server hide it', async () => {
  await using source = await startScriptedSource(answerWithToken(450));
  const settings = { SANITY_API_HOST: source.origin, SANITY_API_TOKEN: TOKEN };
  await using server = await startRealServer(checkout.root, settings);
  const { builds } = await settle(server.origin, 1);
  expect(builds[0]?.outcome).toMatchObject({ kind: 'failed' });
  expect(JSON.stringify(builds)).toContain('The token was refused');
  expect(JSON.stringify(builds)).not.toMatch(PARTS);
  expect(await (await fetch(server.origin)).text()).not.toMatch(PARTS);
});
