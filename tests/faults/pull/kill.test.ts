import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireStrace } from '../../runner/strace.ts';
import { COMPILE_CACHE } from '../../support/environment.ts';
import { runScript } from '../../support/runScript.ts';
import { type ChangedContent, NEW, OLD, startChangedContent } from '../support/changedContent.ts';
import { stopAtCalls } from '../support/trace/stopAtCalls.ts';

let content: ChangedContent;
beforeAll(async () => {
  content = await startChangedContent();
});
afterAll(() => content[Symbol.asyncDispose]());

const settings = () => ({ ...COMPILE_CACHE, SANITY_API_HOST: content.source.origin });

test('161 kill -9 after any call that changes the disk leaves all old or all new files', async () => {
  await using pulling = await content.before.copy();
  const found: string[] = [];
  const command = [process.execPath, path.resolve('scripts/pull.ts')];
  const watched = { command, cwd: pulling.root, folder: pulling.root };
  const code = await stopAtCalls({ ...watched, settings: settings() }, async () => {
    await using left = await pulling.copy();
    found.push(await content.expectRecovery(left));
  });
  expect(code).toBe(0);
  expect(found.length).toBeGreaterThan(30);
  // The old state up to some call, then the new one, and nothing else.
  const turn = found.indexOf(NEW);
  expect(new Set(found.slice(0, turn))).toEqual(new Set([OLD]));
  expect(new Set(found.slice(turn))).toEqual(new Set([NEW]));
});

test.each([
  ['write', '.next/en.json', OLD],
  ['rename', '.next/zh.json', NEW],
])('164 an actual kill -9 does too, at %s of %s', async (call, file, finds) => {
  await using pulling = await content.before.copy();
  const place = path.join(pulling.root, 'locales', file);
  const kill = ['-e', `trace=${call}`, '-e', `inject=${call}:signal=KILL`, '-P', place];
  const prefix = [requireStrace(), '-f', '-qq', '-o', '/dev/null', ...kill];
  const { code } = await runScript('pull.ts', [], pulling.root, settings(), prefix);
  expect(code).toBe('SIGKILL');
  expect(await content.expectRecovery(pulling)).toBe(finds);
});
