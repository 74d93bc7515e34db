import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandError } from '../../../scripts/command.ts';
import { boundedFetch } from '../../../scripts/pull/boundedFetch.ts';
import { readSettings } from '../../../scripts/settings.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { answerWith, startScriptedSource } from '../../support/scriptedSource.ts';

let checkout: Checkout;
let before: Record<string, string>;
beforeAll(async () => {
  checkout = await makeCheckout();
  await checkout.pull();
  before = await checkout.output();
});
afterAll(() => checkout[Symbol.asyncDispose]());

const TOKEN = 'sk-secret-token';

const pullFrom = (origin: string) =>
  checkout.pull({
    settings: readSettings({
      SANITY_API_HOST: origin,
      SANITY_PROJECT_ID: 'abc123',
      SANITY_API_TOKEN: TOKEN,
    }),
  });

const sanityError = (status: number) =>
  JSON.stringify({ statusCode: status, error: 'Refused', message: 'Session not found' });

test.each([
  ['an empty object', answerWith('{}'), /did not answer with documents/],
  ['a result without documents', answerWith('{"result":{}}'), /did not answer with documents/],
  ['no result', answerWith('{"result":null}'), /did not answer with documents/],
  ['a list', answerWith('{"result":[]}'), /did not answer with documents/],
  ['nothing at all', answerWith(''), /did not give its documents/],
  ['truncated JSON', answerWith('{"result":{"program":[{"_id":"a"'), /empty, cut off or not JSON/],
  [
    'a page of HTML',
    answerWith('<!doctype html><title>Sign in</title>', 200, { 'content-type': 'text/html' }),
    /did not answer with documents/,
  ],
  [
    'documents without an id',
    answerWith('{"result":{"program":[{"title":"x"}]}}'),
    /did not answer with documents/,
  ],
  ['status 401', answerWith(sanityError(401), 401), /check SANITY_API_TOKEN/],
  ['status 403', answerWith(sanityError(403), 403), /the role Viewer/],
  ['status 404', answerWith(sanityError(404), 404), /SANITY_PROJECT_ID and SANITY_DATASET/],
  ['status 500', answerWith(sanityError(500), 500), /SANITY_API_HOST, then run the command again/],
])('%s is refused with a hint, and the last output is kept', async (_, answer, hint) => {
  await using source = await startScriptedSource(answer);
  const refusal: unknown = await pullFrom(source.origin).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CommandError);
  expect(String(refusal)).toMatch(hint);
  expect(String(refusal)).toContain('nothing was written');
  expect(String(refusal)).toContain('project abc123, dataset production');
  expect(String(refusal)).not.toContain(TOKEN);
  expect(await checkout.output()).toEqual(before);
});

test('an empty lake is not mistaken for an empty site', async () => {
  const types = ['program', 'project', 'teamMember', 'home', 'about', 'contact', 'labels'];
  const more = ['citizenshipIndex', 'usGreenCardIndex', 'residencyIndex', 'otherPrograms'];
  const all = [...types, ...more, 'navigation', 'siteSettings', 'redirect'];
  const result = Object.fromEntries(all.map((type) => [type, []]));
  await using source = await startScriptedSource(answerWith(JSON.stringify({ result })));
  await expect(pullFrom(source.origin)).rejects.toThrow(/home › document \(page \/\): is missing/);
  expect(await checkout.output()).toEqual(before);
});

test('the token goes to the configured host and is not carried along a redirect', async () => {
  await using elsewhere = await startScriptedSource(answerWith('{"result":{}}'));
  await using source = await startScriptedSource(
    answerWith('', 302, { location: `${elsewhere.origin}/` }),
  );
  await expect(pullFrom(source.origin)).rejects.toThrow(CommandError);
  expect(source.requests[0]).toMatchObject({ authorization: `Bearer ${TOKEN}` });
  expect(elsewhere.requests).toEqual([]);
  expect(await checkout.output()).toEqual(before);
});

test('an answer larger than the bound is refused while it arrives', async () => {
  await using source = await startScriptedSource(answerWith('x'.repeat(3 * 1024 * 1024)));
  const get = async (maxBytes: number) => {
    const response = await boundedFetch({ timeLimit: 60_000, maxBytes })(source.origin);
    return (await response.text()).length;
  };
  await expect(get(2 * 1024 * 1024)).rejects.toThrow('the answer is larger than 2 MB');
  expect(await get(3 * 1024 * 1024)).toBe(3 * 1024 * 1024);
});

test('a source that never answers is given up when the time is over', async () => {
  await using source = await startScriptedSource(() => {});
  const timeIsOver = new AbortController();
  const bounds = { timeLimit: 60_000, maxBytes: 1 };
  const asked = boundedFetch(bounds, timeIsOver.signal)(source.origin);
  timeIsOver.abort(new Error('too late'));
  await expect(asked).rejects.toThrow('too late');
  await expect(boundedFetch({ ...bounds, timeLimit: 1 })(source.origin)).rejects.toThrow('timeout');
});
