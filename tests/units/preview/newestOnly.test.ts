import { expect, test } from 'vitest';
import { newestOnly } from '../../../studio/interface/preview/draft/newestOnly.ts';

test('while one is done only the newest waits, and what is done is never given up', async () => {
  const done: number[] = [];
  let end = () => {};
  const ask = newestOnly((input: number) => {
    done.push(input);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  const all = ask(1);
  void ask(2);
  void ask(3);
  expect(done).toEqual([1]);
  end();
  await Promise.resolve();
  expect(done).toEqual([1, 3]);
  end();
  await all;
  void ask(4);
  expect(done).toEqual([1, 3, 4]);
});
