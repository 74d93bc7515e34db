import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findOrInstallChromium } from '../../runner/chromium.ts';
import type { AddRows } from '../table.ts';
import { install } from './install.ts';
import type { Kinds } from './kinds.ts';
import type { Served } from './servers.ts';

const run = promisify(execFile);

/** Runs per page; the median counts. */
const RUNS = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Budget of the largest contentful paint, in milliseconds. */
const LCP_BUDGET = 1_000;

const Numeric = v.object({ numericValue: v.number() });
const Report = v.object({
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.object({
    'largest-contentful-paint': Numeric,
    'total-blocking-time': Numeric,
    'cumulative-layout-shift': Numeric,
  }),
});

/** Lighthouse's scores for a page of each kind, on its emulated phone. */
export async function measureLighthouse(
  kinds: Kinds,
  { origin }: Served,
  add: AddRows,
): Promise<void> {
  await using lighthouse = await install('lighthouse');
  for (const [kind, address] of kinds) {
    const reports: v.InferOutput<typeof Report>[] = [];
    for (let each = 0; each < RUNS; each++)
      reports.push(await visitTwice(lighthouse.root, origin + address));
    const middle = (value: (report: v.InferOutput<typeof Report>) => number) =>
      reports.map(value).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    const scores = CATEGORIES.map((name) =>
      Math.round(middle(({ categories }) => categories[name]?.score ?? 0) * 100),
    );
    const lcp = middle(({ audits }) => audits['largest-contentful-paint'].numericValue);
    const tbt = middle(({ audits }) => audits['total-blocking-time'].numericValue);
    const cls = middle(({ audits }) => audits['cumulative-layout-shift'].numericValue);
    add({
      what: `Lighthouse, ${kind}: ${scores.join(' / ')}; TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}; LCP`,
      value: `${lcp.toFixed(0)} ms`,
      budget: `${LCP_BUDGET} ms at most`,
      ratio: lcp / LCP_BUDGET,
    });
  }
}

/** Retries once: on a busy machine Lighthouse sometimes misses the start of a visit, and fails. */
const visitTwice = (root: string, address: string) =>
  visit(root, address).catch(() => visit(root, address));

async function visit(root: string, address: string) {
  const { stdout } = await run(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, CHROME_PATH: findOrInstallChromium() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return v.parse(Report, JSON.parse(stdout));
}
