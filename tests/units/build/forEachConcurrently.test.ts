import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forEachConcurrently } from '../../../scripts/build/forEachConcurrently.ts';

test('throws the first error once all started items have ended', async () => {
  const ended: number[] = [];
  const run = forEachConcurrently([30, 10, 20], async (delay) => {
    await setTimeout(delay);
    ended.push(delay);
    if (delay !== 20) throw new Error(`after ${delay} ms`);
  });
  await expect(run).rejects.toThrow('after 10 ms');
  expect(ended).toEqual([10, 20, 30]);
});
