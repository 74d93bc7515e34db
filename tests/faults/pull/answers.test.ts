import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningLake, startLake } from '../../../scripts/lake/server.ts';
import { ErrorResponse, retry, retryAfter } from '../../../scripts/pull/source/retry.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { type OutputSnapshot, takeSnapshot } from '../../support/outputSnapshot.ts';
import { pullAgainst, rejectionOf } from '../../support/pullAgainst.ts';
import {
  answerWith,
  forwardTo,
  inTurn,
  sanityError,
  startScriptedSource,
} from '../../support/scriptedSource.ts';

let checkout: Checkout;
let lake: RunningLake;
let snapshot: OutputSnapshot;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  await checkout.pull();
  lake = await startLake(`${checkout.root}/studio/dataset`);
  snapshot = await takeSnapshot(checkout);
});
afterEach(() => snapshot.expectUnchanged());
afterAll(async () => {
  await lake.close();
  await checkout[Symbol.asyncDispose]();
});

/** Number of requests before the pull gives up. */
const ALL_TRIES = 5;

const NOTHING_WRITTEN =
  /could not be fetched from .*project abc123, dataset production.*nothing was written/s;

test.each([
  ['101 status 401', sanityError(401), /check SANITY_API_TOKEN/],
  ['102 status 403', sanityError(403), /the Viewer role/],
  ['103 status 404, unknown dataset', sanityError(404), /SANITY_PROJECT_ID and SANITY_DATASET/],
])('%s is rejected with a hint, and requested once', async (_, answer, hint) => {
  await using source = await startScriptedSource(answer);
  const refusal = await rejectionOf(pullAgainst(checkout, source.origin));
  expect(refusal).toMatch(hint);
  expect(refusal).toMatch(NOTHING_WRITTEN);
  expect(source.requests).toHaveLength(1);
});

describe('an overloaded source', () => {
  test('104 status 429: retries after Retry-After, and not before', async () => {
    await using source = await startScriptedSource(
      inTurn(sanityError(429, { 'retry-after': '1' }), forwardTo(lake.origin)),
    );
    const output = await pullAgainst(checkout, source.origin);
    expect(output).toContain('Waiting 1 s, as requested by the source');
    const [first = 0, second = 0] = source.times;
    expect(second - first).toBeGreaterThan(950);
  });

  test('105 status 503 with a date in Retry-After: retries after it', async () => {
    const retryAfter = new Date(Date.now() + 2_000).toUTCString();
    await using source = await startScriptedSource(
      inTurn(sanityError(503, { 'retry-after': retryAfter }), forwardTo(lake.origin)),
    );
    await pullAgainst(checkout, source.origin);
    expect(Date.now()).toBeGreaterThan(Date.parse(retryAfter) - 50);
  });

  test.each([
    ['rate limit was exceeded', 429],
    ['server is not available', 503],
  ])('106 does not wait for an hour, but prints it: the %s (%i)', async (why, status) => {
    await using source = await startScriptedSource(sanityError(status, { 'retry-after': '3600' }));
    const message = await rejectionOf(pullAgainst(checkout, source.origin));
    expect(message).toContain(`${why}: run the command again in 3600 s`);
    expect(source.requests).toHaveLength(1);
  });

  test.each([
    ...['-5', '1.5', '1e3', 'soon', '9'.repeat(400)].map((given) => [given, undefined] as const),
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0] as const,
  ])('106 ignores a Retry-After of %s, or does not wait if it is in the past', (given, wait) => {
    const response = { headers: { 'retry-after': given } };
    expect(retryAfter({ statusCode: 503, response })).toBe(wait);
  });

  test('106 reads a Retry-After without a time zone in UTC', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai');
    onTestFinished(() => void vi.unstubAllEnvs());
    const time = new Date(Date.now() + 60_000).toUTCString();
    const [weekday, day, month, year, clock] = time.replace(',', '').split(' ');
    const given = `${weekday} ${month} ${day} ${clock} ${year}`;
    const wait = retryAfter({ statusCode: 503, response: { headers: { 'retry-after': given } } });
    expect(wait).toBeGreaterThan(50_000);
  });

  test('107 gives up at a permanent 429', async () => {
    await using source = await startScriptedSource(sanityError(429));
    expect(await rejectionOf(pullAgainst(checkout, source.origin))).toMatch(
      /rate limit was exceeded/,
    );
    expect(source.requests).toHaveLength(ALL_TRIES);
  });
});

describe('a failing source', () => {
  test('108 retries 500, 502, 503 and 504 silently until it recovers', async () => {
    const failures = [500, 502, 503, 504].map((status) => sanityError(status));
    await using source = await startScriptedSource(inTurn(...failures, forwardTo(lake.origin)));
    const output = await pullAgainst(checkout, source.origin);
    expect(output.at(-1)).toMatch(/^Nothing changed/);
    expect(output.filter((line) => line.includes('requested by the source'))).toEqual([]);
    expect(source.requests).toHaveLength(ALL_TRIES);
  });

  test('retries the timeout of a proxy', async () => {
    const answers = [new Response('', { status: 408 }), new Response('', { status: 200 })];
    const attempt = async () => {
      const answer = answers.shift();
      if (!answer?.ok) throw new ErrorResponse(answer ?? Response.error());
      return answer.status;
    };
    expect(await retry(attempt, { retries: 1, firstDelay: 1, maxWait: 10 })).toBe(200);
  });

  test('109 gives up at a permanent 500', async () => {
    await using source = await startScriptedSource(sanityError(500));
    expect(await rejectionOf(pullAgainst(checkout, source.origin))).toMatch(/is not available/);
    expect(source.requests).toHaveLength(ALL_TRIES);
  });
});

describe('the network', () => {
  test('110 reports a refused connection', async () => {
    const closed = await startScriptedSource(answerWith('{}'));
    await closed[Symbol.asyncDispose]();
    const refusal = await rejectionOf(pullAgainst(checkout, closed.origin));
    expect(refusal).toMatch(/Check the network and SANITY_API_HOST/);
    expect(refusal).toMatch(NOTHING_WRITTEN);
  });

  test('blames the clock for a certificate that is not yet or no longer valid', async () => {
    const cause = Object.assign(new Error('not yet valid'), { code: 'CERT_NOT_YET_VALID' });
    using _ = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('failed', { cause }));
    const refusal = await rejectionOf(pullAgainst(checkout, lake.origin));
    expect(refusal).toMatch(/at this machine's time, \d{4}-/);
    expect(refusal).toMatch(NOTHING_WRITTEN);
  });

  test('111 gives up without a response when the time is over', async () => {
    await using source = await startScriptedSource(() => {});
    const pulling = pullAgainst(checkout, source.origin, { limits: { timeLimit: 300 } });
    expect(await rejectionOf(pulling)).toMatch(/timed out/);
  });

  test('112 gives up a slow body when the time is over', async () => {
    await using source = await startScriptedSource((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      request.socket.once('close', () => clearInterval(drip));
    });
    const pulling = pullAgainst(checkout, source.origin, { limits: { timeLimit: 500 } });
    expect(await rejectionOf(pulling)).toMatch(/timed out/);
  });

  test('113 retries a connection that is reset in the body', async () => {
    const reset = answerHalf((socket) => socket.resetAndDestroy());
    await using source = await startScriptedSource(inTurn(reset, reset, forwardTo(lake.origin)));
    expect((await pullAgainst(checkout, source.origin)).at(-1)).toMatch(/^Nothing changed/);
  });

  test.each([
    ['114 a connection reset in the body', (socket: Socket) => socket.resetAndDestroy()],
    ['115 a truncated body', (socket: Socket) => socket.end()],
  ])('%s, permanently', async (_, end) => {
    await using source = await startScriptedSource(answerHalf(end));
    expect(await rejectionOf(pullAgainst(checkout, source.origin))).toMatch(NOTHING_WRITTEN);
    expect(source.requests).toHaveLength(ALL_TRIES);
  });
});

/** Sends the start of a longer response, then interferes with the connection. */
function answerHalf(end: (socket: Socket) => void): RequestListener {
  return (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
    response.write('{"result":{"program":[', () => end(request.socket));
  };
}
