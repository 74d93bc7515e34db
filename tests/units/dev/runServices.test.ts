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
