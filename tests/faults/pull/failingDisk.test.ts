import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChangedContent, NEW, OLD, startChangedContent } from '../support/changedContent.ts';
import { failAtCall } from '../support/trace/failAtCall.ts';

let content: ChangedContent;
let puller: ChildProcess;
/** One process pulls repeatedly: it must be able to continue after a failure. */
beforeAll(async () => {
  content = await startChangedContent();
  puller = fork(path.resolve('tests/faults/support/pullOnMessage.ts'), {
    // strace counts calls per thread, so all files are written by one.
    env: { PATH: process.env.PATH, UV_THREADPOOL_SIZE: '1' },
  });
  await once(puller, 'message');
});
afterAll(async () => {
  puller.kill();
  await content[Symbol.asyncDispose]();
});

async function pullFailing(call: string, step: number) {
  await using checkout = await content.before.copy();
  let answer = '';
  {
    await using _ = await failAtCall(puller.pid ?? 0, call, step, 'EIO');
    puller.send({ root: checkout.root, origin: content.source.origin });
    [answer] = await once(puller, 'message');
  }
  return { answer, text: await content.expectRecovery(checkout) };
}

test.each(['fsync', 'rename', 'unlink', 'rmdir'])(
  '162 a disk that fails at any %s leaves all old or all new files, and is named',
  async (call) => {
    const failed: string[] = [];
    for (let step = 1; ; step += 1) {
      const { answer, text } = await pullFailing(call, step);
      if (answer === 'done') {
        expect(text).toBe(NEW);
        break;
      }
      expect(answer).toMatch(/the disk is failing: check it|make its folder writable/);
      failed.push(text);
    }
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter((text) => text !== OLD && text !== NEW)).toEqual([]);
  },
);
