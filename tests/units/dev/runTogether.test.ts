import { expect, test } from 'vitest';
import { type Part, runTogether } from '../../../scripts/dev/part.ts';

/** A part that records when it is closed. */
function part(name: string, closed: string[], ended?: Promise<string>): Part {
  return {
    name,
    ready: Promise.resolve(),
    ...(ended && { ended }),
    close: async () => {
      closed.push(name);
    },
  };
}

test('closes all parts when one exits, and names it in the error', async () => {
  const closed: string[] = [];
  const studio = Promise.withResolvers<string>();
  const running = runTogether(
    async (take) => {
      await take(Promise.resolve(part('The lake', closed)));
      await take(Promise.resolve(part('The Studio', closed, studio.promise)));
    },
    () => studio.resolve('exit code 3'),
  );
  await expect(running).rejects.toThrow('The Studio ended, so everything was stopped: exit code 3');
  expect(closed).toEqual(['The Studio', 'The lake']);
});

test('closes the started parts when one does not start', async () => {
  const closed: string[] = [];
  const running = runTogether(
    async (take) => {
      await take(Promise.resolve(part('The lake', closed)));
      await take(Promise.reject(new Error('no room')));
    },
    () => expect.unreachable(),
  );
  await expect(running).rejects.toThrow('no room');
  expect(closed).toEqual(['The lake']);
});
