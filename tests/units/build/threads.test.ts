import { expect, test } from 'vitest';
import { startThreads } from '../../../scripts/build/threads.ts';

const THREADS = new URL('../../../scripts/build/threads.ts', import.meta.url);

/** A thread that performs one operation on the numbers that it receives. */
const threadThat = (does: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { workerData } from 'node:worker_threads';
      import { handleTasks } from '${THREADS}';
      handleTasks(async (number) => { ${does} });
    `)}`,
  );

test('runs tasks on all threads, with their data', async () => {
  await using threads = startThreads<number, number>(
    threadThat('return number * workerData'),
    2,
    3,
  );
  const tasks = [1, 2, 3, 4];
  expect(await Promise.all(tasks.map((task) => threads.run(task)))).toEqual([3, 6, 9, 12]);
});

test('rejects a task with its error and cause, then runs the next one', async () => {
  const odd = threadThat(
    `if (number % 2) throw new Error('odd', { cause: new Error('not even') }); return number;`,
  );
  await using threads = startThreads<number, number>(odd, 1, undefined);
  await expect(threads.run(1)).rejects.toMatchObject({
    message: 'odd',
    cause: { message: 'not even' },
  });
  expect(await threads.run(2)).toBe(2);
});

test('rejects current and later tasks when a thread exits', async () => {
  await using threads = startThreads<number, number>(threadThat('process.exit(0)'), 1, undefined);
  const ended = expect.objectContaining({ message: 'its thread has ended' });
  const tasks = [threads.run(1), threads.run(2)];
  for (const task of tasks) await expect(task).rejects.toEqual(ended);
  await expect(threads.run(3)).rejects.toEqual(ended);
});

test('rejects tasks with the reason if a thread cannot start', async () => {
  const broken = new URL(
    `data:text/javascript,${encodeURIComponent(`throw new Error('no font')`)}`,
  );
  await using threads = startThreads<number, number>(broken, 1, undefined);
  await expect(threads.run(1)).rejects.toThrow('no font');
});
