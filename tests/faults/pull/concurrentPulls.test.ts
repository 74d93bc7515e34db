import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningLake, startLake } from '../../../scripts/lake/server.ts';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { setField } from '../../support/dataset.ts';
import { expectConsistent, readPulled } from '../../support/pulledSite.ts';
import { type Run, runScript } from '../../support/runScript.ts';
import { forwardTo, startScriptedSource } from '../../support/scriptedSource.ts';

let checkout: Checkout;
let lake: RunningLake;
let before: Record<string, string>;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  await checkout.pull();
  before = await checkout.output();
  await checkout.edit(...FEW_PAGES, setField('home', 'startConsultation.en', 'New'));
  lake = await startLake(path.join(checkout.root, 'studio', 'dataset'));
});
afterAll(async () => {
  await lake.close();
  await checkout[Symbol.asyncDispose]();
});

const run = (origin: string, ...given: string[]): Promise<Run> =>
  runScript('pull.ts', given, checkout.root, { SANITY_API_HOST: origin });

test('165 rejects a second pull at once while one is running, which changes nothing', async () => {
  let second: Promise<Run> | undefined;
  let between: Record<string, string> = {};
  // The first pull runs until its source lets it continue.
  await using slow = await startScriptedSource(async (request, response) => {
    second ??= run(lake.origin);
    await second;
    between = await checkout.output();
    forwardTo(lake.origin)(request, response);
  });
  expect((await run(slow.origin)).code).toBe(0);
  expect(await second).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Another pull is running in .*: wait until it has finished/),
  });
  expect(between).toEqual(before);
  expect((await readPulled(checkout)).en['home.startConsultation']).toBe('New');
});

test('166 one of many concurrent pulls succeeds, with complete output', async () => {
  const runs = await Promise.all(Array.from({ length: 3 }, () => run(lake.origin)));
  expect(runs.map(({ code }) => code)).toContain(0);
  for (const { code, stderr } of runs)
    if (code !== 0) expect(stderr).toMatch(/^Another pull is running in/);
  await expectConsistent(checkout);
  expect((await readPulled(checkout)).en['home.startConsultation']).toBe('New');
});

test('167 a dry run whose source stalls does not hold up a publish, and compares with the content before', async () => {
  await checkout.edit(...FEW_PAGES);
  await checkout.pull();
  let meanwhile: Promise<Run> | undefined;
  await using slow = await startScriptedSource(async (request, response) => {
    meanwhile ??= run(lake.origin);
    await meanwhile;
    forwardTo(lake.origin)(request, response);
  });
  const { code, stdout } = await run(slow.origin, '--dry-run');
  expect(await meanwhile).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Wrote/m) });
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('+ New\n') });
});
