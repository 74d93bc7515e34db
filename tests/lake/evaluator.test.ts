import { expect, test } from 'vitest';
import { Evaluator } from '../../scripts/lake/evaluate/evaluator.ts';

test('a closed lake evaluates no waiting query, and no longer reads its documents', async () => {
  let reads = 0;
  const evaluator = new Evaluator({ milliseconds: 10_000, megabytes: 100 }, () => {
    reads += 1;
    return [];
  });
  const filters = [{ query: 'true', params: {} }];
  const evaluate = () => evaluator.perform({ kind: 'match', filters, documents: [undefined] });
  await evaluate();
  const waiting = [evaluate(), evaluate(), evaluate()];
  evaluator.close();
  const [, ...later] = await Promise.allSettled(waiting);
  expect(later.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads).toBe(1);
});
