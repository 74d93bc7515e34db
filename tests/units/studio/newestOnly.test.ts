import { setImmediate as laterTask, setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runLatest } from '../../../studio/interface/tool/runLatest.ts';

test('keeps only the newest task waiting, and never aborts the current one', async () => {
  const done: number[] = [];
  let end = () => {};
  const ask = runLatest((input: number) => {
    done.push(input);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const all = ask(1);
  await wait(2);
  void ask(2);
  void ask(3);
  expect(done).toEqual([1]);
  end();
  await wait(2);
  expect(done).toEqual([1, 3]);
  end();
  await all;
  void ask(4);
  await wait(2);
  expect(done).toEqual([1, 3, 4]);
});

test('includes what arrives before the task begins', async () => {
  const done: string[] = [];
  const ask = runLatest(async (input: string) => {
    done.push(input);
  });
  const all = ask('a');
  await Promise.resolve();
  void ask('ab');
  await all;
  await laterTask();
  expect(done).toEqual(['ab']);
});
