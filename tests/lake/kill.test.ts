import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type LakeProcess, startLakeProcess, TOKEN } from './support/lakeProcess.ts';

const MUTATIONS = 500;
const WRITERS = 8;

const Answer = v.object({ transactionId: v.string() });
const Halves = v.object({
  result: v.array(v.object({ n: v.number(), _rev: v.string() })),
});

const headers = { authorization: `Bearer ${TOKEN}` };

/** Writes two documents in one transaction. */
async function write({ origin }: LakeProcess, n: number): Promise<void> {
  const create = (half: string) => ({ create: { _id: `n${n}.${half}`, _type: 'half', n } });
  const body = JSON.stringify({ mutations: [create('a'), create('b')] });
  const response = await fetch(`${origin}/v1/data/mutate/production`, {
    method: 'POST',
    headers,
    body,
  });
  v.parse(Answer, await response.json());
}

/** The revisions of the documents of each transaction. */
async function readPairs({ origin }: LakeProcess): Promise<Map<number, string[]>> {
  const search = new URLSearchParams({ query: '*[_type == "half"]{n, _rev}' });
  const response = await fetch(`${origin}/v1/data/query/production?${search}`, { headers });
  const pairs = new Map<number, string[]>();
  for (const { n, _rev } of v.parse(Halves, await response.json()).result)
    pairs.set(n, [...(pairs.get(n) ?? []), _rev]);
  return pairs;
}

test('kill -9 during mutations neither loses one nor leaves one half applied', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-kill-'));
  const lake = await startLakeProcess(folder);
  const acknowledged = new Set<number>();
  let next = 0;
  const dieAfter = 100 + Math.floor(Math.random() * (MUTATIONS - 200));
  let killed: Promise<void> | undefined;
  const writer = async () => {
    while (next < MUTATIONS) {
      const n = next++;
      try {
        await write(lake, n);
      } catch {
        return;
      }
      acknowledged.add(n);
      if (acknowledged.size === dieAfter) killed = lake.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(dieAfter);
  expect(acknowledged.size).toBeLessThan(MUTATIONS);
  await using restarted = await startLakeProcess(folder);
  const pairs = await readPairs(restarted);
  expect(new Set(pairs.keys()).isSupersetOf(acknowledged)).toBe(true);
  for (const revisions of pairs.values()) {
    expect(revisions).toHaveLength(2);
    expect(new Set(revisions).size).toBe(1);
  }
  await restarted.kill();
  await rm(folder, { recursive: true });
});
