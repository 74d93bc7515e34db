import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { pullAgainst, rejectionOf, TOKEN } from '../../support/pullAgainst.ts';
import { type Run, runScript } from '../../support/runScript.ts';
import { answerWith, startScriptedSource } from '../../support/scriptedSource.ts';

let checkout: Checkout;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  await checkout.pull();
});
afterAll(() => checkout[Symbol.asyncDispose]());

const run = (origin: string, ...options: string[]): Promise<Run> =>
  runScript('pull.ts', options, checkout.root, {
    SANITY_API_HOST: origin,
    SANITY_API_TOKEN: TOKEN,
  });

test('135 sends the token to the configured host, but not along a redirect', async () => {
  await using elsewhere = await startScriptedSource(answerWith('{"result":{}}'));
  await using source = await startScriptedSource(
    answerWith('', 302, { location: `${elsewhere.origin}/` }),
  );
  expect(await rejectionOf(pullAgainst(checkout, source.origin))).toContain(
    `the response is a redirect to ${elsewhere.origin}/, which is not followed`,
  );
  expect(source.requests[0]).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  expect(elsewhere.requests).toEqual([]);
});

test.each([
  ['136 a token in a message', answerWith(JSON.stringify({ message: `no ${TOKEN}` }), 401)],
  ['137 a token in a redirect', answerWith('', 302, { location: `http://evil.example/?${TOKEN}` })],
  [
    '138 a token in a warning',
    answerWith('{"result":{}}', 200, { 'x-sanity-warning': `see ${TOKEN}` }),
  ],
  ['139 a token as the response', answerWith(`{"result":"${TOKEN}"}`)],
])('%s of the source is neither printed nor stored', async (_, answer) => {
  await using source = await startScriptedSource(answer);
  const { code, stdout, stderr } = await run(source.origin, '--report', 'report.md');
  expect(code).toBe(1);
  expect(stdout + stderr).not.toContain(TOKEN);
  for (const name of await readdir(checkout.root, { recursive: true })) {
    const file = path.join(checkout.root, name);
    if ((await stat(file)).isFile()) expect(await readFile(file, 'latin1')).not.toContain(TOKEN);
  }
});

test('140 truncates and escapes an error page of five megabytes in the terminal', async () => {
  const page = `\u001b[2J\u202e${'x'.repeat(5 * 1024 * 1024)}`;
  await using source = await startScriptedSource(
    answerWith(page, 400, { 'content-type': 'text/html' }),
  );
  const { stderr } = await run(source.origin);
  expect(stderr).toContain('The documents could not be fetched from');
  expect(stderr.length).toBeLessThan(2_000);
  expect(stderr).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});
