import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serveFolder } from '../../scripts/lake/serveFolder.ts';
import { runScript } from '../support/runScript.ts';
import { failureOf, startTestLake } from './support/testLake.ts';

test('what was written is there after a restart, tokens too', async () => {
  await using test = await startTestLake();
  const { tokens } = test.lake;
  await test.client('editor').create({ _id: 'kept', _type: 'note' });
  await test.restart();
  expect(test.lake.tokens).toEqual(tokens);
  expect(await test.client('viewer').getDocument('kept')).toBeDefined();
  const { mode } = await stat(path.join(test.folder, 'tokens.json'));
  expect(mode & 0o777).toBe(0o600);
});

test('a second lake on the same folder refuses to start', async () => {
  await using test = await startTestLake();
  const { folder, dataset } = test;
  expect(await failureOf(serveFolder({ folder, dataset, port: 0 }))).toMatchObject({
    message: `Another lake serves ${folder}: stop it, or give this one --data DIR`,
  });
  const second = await runScript('lake.ts', ['--data', folder, '--port', '0'], process.cwd());
  expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('Another lake serves') });
  expect(await test.client('viewer').fetch('count(*)')).toBeGreaterThan(0);
});

test('reset starts over from the dataset and keeps the tokens', async () => {
  const test = await startTestLake();
  await using _ = test;
  await test.client('editor').create({ _id: 'forgotten', _type: 'note' });
  const { folder, dataset } = test;
  await test.lake.close();
  const reset = await serveFolder({ folder, dataset, port: 0, reset: true });
  expect(reset.tokens).toEqual(test.lake.tokens);
  const response = await fetch(`${reset.origin}/v1/data/doc/production/forgotten,a`);
  expect(await response.json()).toMatchObject({
    documents: [{ _id: 'a' }],
    omitted: [{ id: 'forgotten' }],
  });
  await reset.close();
});

test('given tokens are used and not kept', async () => {
  const test = await startTestLake();
  await using _ = test;
  await test.lake.close();
  const token = 'an-editor-token-that-is-long-enough';
  const given = { folder: test.folder, dataset: test.dataset, port: 0 };
  const lake = await serveFolder({ ...given, tokens: { editor: token } });
  expect(lake.tokens.editor).toBe(token);
  await lake.close();
  expect(await readFile(path.join(test.folder, 'tokens.json'), 'utf8')).not.toContain(token);
  const short = serveFolder({ ...given, tokens: { viewer: 'short' } });
  expect(await failureOf(short)).toMatchObject({
    message: 'The token of the viewer must have at least 32 characters',
  });
});

test.each([
  [['--port', 'x'], 2, '--port must be a whole number up to 65535, not x'],
  [['--unknown'], 2, "Unknown option '--unknown'"],
  [['explode'], 2, 'Unknown command: explode'],
  [['export', '/tmp/nowhere', '--data', '/tmp/holds-no-lake'], 1, 'holds no lake'],
])('npm run lake -- %j ends with %i', async (options, code, message) => {
  const run = await runScript('lake.ts', options, process.cwd());
  expect(run).toMatchObject({ code, stderr: expect.stringContaining(message) });
});
