import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runServices, type Service } from '../../../scripts/dev/services.ts';

/** A service that records when it is closed. */
function service(name: string, closed: string[], ended?: Promise<string>): Service {
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
  const running = runServices(
    async (take) => {
      await take(Promise.resolve(service('The lake', closed)));
      await take(Promise.resolve(service('The Studio', closed, studio.promise)));
    },
    () => studio.resolve('exit code 3'),
  );
  await expect(running).rejects.toThrow('The Studio ended, so everything was stopped: exit code 3');
  expect(closed).toEqual(['The Studio', 'The lake']);
});

test('closes the started parts when one does not start', async () => {
  const closed: string[] = [];
  const running = runServices(
    async (take) => {
      await take(Promise.resolve(service('The lake', closed)));
      await take(Promise.reject(new Error('no room')));
    },
    () => expect.unreachable(),
  );
  await expect(running).rejects.toThrow('no room');
  expect(closed).toEqual(['The lake']);
});

test('closes a part that starts after the end, although it never becomes ready', async () => {
  const late = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const close = async () => {
    // Vitest fails on a rejection that nobody handles, with which Node would exit.
    late.reject(new Error('aborted'));
    await wait(10);
    closed.resolve();
  };
  const running = runServices(
    async (take) => {
      await take(Promise.resolve(service('The Studio', [], Promise.resolve('exit code 3'))));
      await wait(10);
      await take(Promise.resolve({ name: 'Publishing', ready: late.promise, close }));
    },
    () => expect.unreachable(),
  );
  await expect(running).rejects.toThrow('exit code 3');
  await closed.promise;
});
