import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { preload } from '../../support/environment.ts';
import { type OutputSnapshot, takeSnapshot } from '../../support/outputSnapshot.ts';
import { pullAgainst, rejectionOf } from '../../support/pullAgainst.ts';
import { runScript } from '../../support/runScript.ts';
import { answerWith, startScriptedSource } from '../../support/scriptedSource.ts';

let checkout: Checkout;
let snapshot: OutputSnapshot;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  await checkout.pull();
  snapshot = await takeSnapshot(checkout);
});
afterEach(() => snapshot.expectUnchanged());
afterAll(() => checkout[Symbol.asyncDispose]());

test.each([
  ['120 an empty object', answerWith('{}'), /did not return documents/],
  ['121 a result without documents', answerWith('{"result":{}}'), /did not return documents/],
  ['122 no result', answerWith('{"result":null}'), /did not return documents/],
  ['123 a list', answerWith('{"result":[]}'), /did not return documents/],
  ['124 an empty body', answerWith(''), /empty, truncated or not/],
  ['125 truncated JSON', answerWith('{"result":{"program":[{"_id":"a"'), /empty, truncated or not/],
  [
    '126 HTML with status 200',
    answerWith('<!doctype html><title>Sign in</title>', 200, { 'content-type': 'text/html' }),
    /did not return documents .* Check SANITY_API_HOST/,
  ],
  [
    '127 documents without an id',
    answerWith('{"result":{"program":[{"title":"x"}]}}'),
    /did not return documents/,
  ],
  [
    '128 endlessly nested lists',
    answerWith(`{"result":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    /nested deeper than 100 levels/,
  ],
  [
    '131 an error with status 200',
    answerWith('{"error":{"description":"Dataset is being moved","type":"queryError"}}'),
    /returned an error instead of documents: Dataset is being moved/,
  ],
  [
    '132 a plain-text error with status 200',
    answerWith('{"error":"upstream is away\\u001b[2J"}'),
    /returned an error instead of documents: upstream is away\\u001b\[2J; /,
  ],
])('rejects %s', async (_, answer, expected) => {
  await using source = await startScriptedSource(answer);
  const refusal = await rejectionOf(pullAgainst(checkout, source.origin));
  expect(refusal).toMatch(expected);
  expect(refusal).toContain('nothing was written');
  expect(refusal).toContain('project abc123, dataset production');
});

describe('a response that is too large', () => {
  const MB = 1024 * 1024;
  const junk = () => `{"result":"${'x'.repeat(200 * MB)}"}`;

  test.each([
    ['129 of 200 MB', () => answerWith(junk())],
    [
      '130 of 200 MB, compressed to 200 KB',
      () => answerWith(gzipSync(junk(), { level: 1 }), 200, { 'content-encoding': 'gzip' }),
    ],
  ])('is aborted in limited memory: %s', async (_, answer) => {
    await using source = await startScriptedSource(answer());
    const peak = path.join(checkout.root, '.cache', 'peak');
    const settings = {
      SANITY_API_HOST: source.origin,
      ...preload('tests/support/reportMemory.ts'),
      PEAK_FILE: peak,
    };
    const { code, stderr } = await runScript('pull.ts', [], checkout.root, settings);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/larger than 20 MB/),
    });
    expect(Number(await readFile(peak, 'utf8')) * 1024).toBeLessThan(512 * MB);
  });
});
