import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { explainDiskFailure } from '../../scripts/disk/diskFailure.ts';
import { lakePaths } from '../../scripts/lake/folder.ts';
import { errorResponse } from '../../scripts/lake/http/responses.ts';
import { serveFolder } from '../../scripts/lake/serveFolder.ts';
import { openDatabase } from '../../scripts/lake/store/database.ts';
import { Store } from '../../scripts/lake/store/store.ts';
import { ReleaseClock } from '../../scripts/lake/transact/release/releaseClock.ts';
import { WorkingSet } from '../../scripts/lake/transact/workingSet.ts';
import { Writer } from '../../scripts/lake/transact/writer.ts';
import { AS_NOBODY } from '../support/asNobody.ts';
import { runScript } from '../support/runScript.ts';
import { startLakeProcess, TOKEN } from './support/lakeProcess.ts';
import { failureOf, makePicture, startTestLake, type TestLake } from './support/testLake.ts';

const PATIENCE = { timeout: 60_000 };

const portOf = ({ lake }: TestLake) => ({ port: Number(new URL(lake.origin).port) });

test('keeps data and tokens across a restart', async () => {
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
    message: `Another lake is serving ${folder}: stop it, or choose another folder with --data DIR`,
  });
  const second = await runScript('lake.ts', ['--data', folder, '--port', '0'], process.cwd());
  expect(second).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Another lake is serving'),
  });
  expect(await test.client('viewer').fetch('count(*)')).toBeGreaterThan(0);
});

test('reset restores the dataset and keeps the tokens', async () => {
  await using test = await startTestLake();
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

test('uses given tokens without storing them', async () => {
  await using test = await startTestLake();
  await test.lake.close();
  const token = 'an-editor-token-that-is-long-enough';
  const given = { folder: test.folder, dataset: test.dataset, port: 0 };
  const lake = await serveFolder({ ...given, tokens: { editor: token } });
  expect(lake.tokens.editor).toBe(token);
  await lake.close();
  expect(await readFile(path.join(test.folder, 'tokens.json'), 'utf8')).not.toContain(token);
  const short = serveFolder({ ...given, tokens: { viewer: 'short' } });
  expect(await failureOf(short)).toMatchObject({
    name: 'UsageError',
    message: 'The token of the viewer must have at least 32 characters',
  });
});

test.each([
  [['--port', 'x'], 2, '--port must be a whole number up to 65535, not x'],
  [['invite', 'Ann', '--drafts'], 2, '--drafts works only with export'],
  [['--role', 'viewer'], 2, '--role works only with invite'],
  [['export', '/tmp/one', '--reset'], 2, '--reset works only when starting the lake\n'],
  [['export', '/tmp/one', '--port', '3335'], 2, '--port works only when starting the lake\n'],
  [
    ['export', '/tmp/one', '--token', 'x'],
    2,
    '--token works only when starting the lake or with invite',
  ],
  [['invite', 'Ann', '--webhook', 'x'], 2, '--webhook works only when starting the lake\n'],
  [
    ['--allow-origin', 'http://10.0.0.2:3333/'],
    2,
    '--allow-origin must be an http or https origin',
  ],
  [['--studio-port', 'x'], 2, '--studio-port must be a whole number up to 65535, not x'],
  [['explode'], 2, 'Unknown command: explode'],
  [['export'], 2, 'export needs DIR'],
  [['export', '/tmp/one', '/tmp/two'], 2, 'Unexpected arguments: /tmp/two'],
  [['invite', 'Ann', '--data', 'docs'], 1, 'There is no lake in'],
  [['export', '/tmp/nowhere', '--data', '/tmp/holds-no-lake'], 1, 'There is no lake in'],
])('npm run lake -- %j exits with %i', async (options, code, message) => {
  const run = await runScript('lake.ts', options, process.cwd());
  expect(run).toMatchObject({ code, stderr: expect.stringContaining(message) });
});

test('npm run lake reports a taken port or a missing dataset in one line', async () => {
  await using other = await startTestLake();
  const { port } = new URL(other.lake.origin);
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-'));
  const data = path.join(folder, 'data');
  await leaveReleaseDue(data, other.dataset);
  const start = (cwd: string, ...options: string[]) =>
    runScript('lake.ts', ['--data', data, ...options], cwd);
  expect(await start(process.cwd(), '--port', port)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      `^Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set --port to another port\nCause: [^\n]*\n$`,
    ),
  });
  expect(await start(folder, '--port', '0', '--reset')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\S*\/studio\/dataset\/data\.ndjson could not be read [^\n]*\nCause: [^\n]*\n$/,
    ),
  });
  await rm(folder, { recursive: true });
});

/** Fills a lake's folder, with a release that is due while no lake is running. */
async function leaveReleaseDue(folder: string, dataset: string): Promise<void> {
  await (await serveFolder({ folder, dataset, port: 0 })).close();
  using sql = openDatabase(lakePaths(folder).database);
  const set = new WorkingSet(new Store(sql), 'somebody');
  set.put({
    _id: '_.releases.rDue',
    _type: 'system.release',
    name: 'rDue',
    state: 'scheduled',
    publishAt: '2026-01-01T00:00:00Z',
  });
  new Store(sql).commit(set.finish());
}

test('npm run lake reports a problem with its folders in one line', async () => {
  await using lake = await startTestLake();
  await lake.lake.close();
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-'));
  const run = (...options: string[]) => runScript('lake.ts', options, process.cwd());
  await writeFile(path.join(folder, 'file'), '');
  const exported = await run('export', path.join(folder, 'file'), '--data', lake.folder);
  expect(exported.stderr).toMatch(/^\S*file could not be read or written: [^\n]* is unchanged\n/);
  const database = new DatabaseSync(path.join(folder, 'lake.db'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  const other = await run('--data', folder, '--port', '0');
  expect(other.stderr).toMatch(/^\S*lake\.db was written by another version [^\n]*\n$/);
  expect([exported.code, other.code]).toEqual([1, 1]);
  await rm(folder, { recursive: true });
});

test('reports a full disk, although SQLite gives no system error code, and asks to try again', async () => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 1');
  const failure = await failureOf(Promise.try(() => database.exec('CREATE TABLE one (a)')));
  expect(explainDiskFailure(failure)).toMatchObject({
    message: expect.stringContaining('the disk is full: free some space'),
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // The Studio repeats the write then; after a 500 it would drop what was typed.
  expect(errorResponse(failure).status).toBe(503);
  expect(log.mock.calls).toEqual([['The lake failed:', 'the disk is full: free some space']]);
  expect(errorResponse(new Error('A fault')).status).toBe(500);
  log.mockRestore();
});

test.each([
  ['a dataset that can be read', () => ({ dataset: '/no-dataset', port: 0 }), '/no-dataset'],
  ['a free port', portOf, 'is in use: stop the program that uses it, or set --port'],
] as const)('a reset without %s leaves the lake unchanged', async (_, wrong, message) => {
  await using test = await startTestLake();
  await using other = await startTestLake();
  const { folder, dataset } = test;
  await test.client('editor').create({ _id: 'kept', _type: 'page' });
  await test.lake.close();
  const refused = serveFolder({ folder, dataset, reset: true, ...wrong(other) });
  expect(await failureOf(refused)).toMatchObject({ message: expect.stringContaining(message) });
  const again = await serveFolder({ folder, dataset, port: 0 });
  const headers = { authorization: `Bearer ${again.tokens.viewer}` };
  const found = await fetch(`${again.origin}/v1/data/doc/production/kept`, { headers });
  expect(await found.json()).toMatchObject({ documents: [{ _id: 'kept' }] });
  await again.close();
});

test('the folder is private to its user, even one of an earlier version', async () => {
  await using test = await startTestLake();
  const { folder } = test;
  const editor = test.client('editor');
  await editor.assets.upload('image', await makePicture(9, 9, '#ff0000'));
  await editor.create({ _type: 'note' });
  const open = async () => {
    const all = await readdir(folder, { recursive: true });
    const places = [folder, ...all.map((name) => path.join(folder, name))];
    const stats = await Promise.all(places.map((place) => stat(place)));
    return places.filter((_, index) => ((stats[index]?.mode ?? 0) & 0o077) !== 0);
  };
  expect(await open()).toEqual([]);
  // As a lake leaves it when killed while writing its tokens.
  await writeFile(path.join(folder, '.tokens.json.part'), '{');
  for (const name of ['.', 'lake.db', 'tokens.json', 'assets', 'assets/images'])
    await chmod(path.join(folder, name), 0o755);
  await test.restart();
  expect(await open()).toEqual([]);
});

test('keeps the permissions of a folder with other files', async () => {
  await using test = await startTestLake();
  const { folder, dataset } = test;
  await test.lake.close();
  await writeFile(path.join(folder, 'notes.txt'), 'of somebody else');
  await chmod(path.join(folder, 'notes.txt'), 0o644);
  await chmod(folder, 0o755);
  const lake = await serveFolder({ folder, dataset, port: 0 });
  const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777;
  expect(await modeOf('.')).toBe(0o755);
  expect(await modeOf('notes.txt')).toBe(0o644);
  expect(await modeOf('lake.db')).toBe(0o600);
  await lake.close();
});

test.each([false, true])('refuses a folder of something else, with reset %s', async (reset) => {
  await using test = await startTestLake();
  const folder = path.dirname(test.dataset);
  const incoming = path.join(folder, 'assets', 'incoming');
  await mkdir(incoming, { recursive: true });
  await chmod(path.join(folder, 'assets'), 0o755);
  expect(
    await failureOf(serveFolder({ folder, dataset: test.dataset, port: 0, reset })),
  ).toMatchObject({
    message: expect.stringMatching(/contains no lake, .* \(\w+\): choose a new or empty folder$/),
  });
  expect((await readdir(folder)).toSorted()).toEqual(['assets', 'data', 'dataset']);
  expect((await stat(path.dirname(incoming))).mode & 0o777).toBe(0o755);
  expect(await readdir(path.dirname(incoming))).toEqual(['incoming']);
});

test('accepts a folder in which only the tokens of an earlier lake were kept', async () => {
  await using test = await startTestLake();
  const { folder, dataset } = test;
  await test.lake.close();
  for (const name of ['lake.db', 'lock.db', 'assets'])
    await rm(path.join(folder, name), { recursive: true });
  const again = await serveFolder({ folder, dataset, port: 0 });
  expect(again.tokens).toEqual(test.lake.tokens);
  await again.close();
});

test.each([
  ['invite', 'Ann'],
  ['export', '/tmp/nowhere'],
])('%s says that permission is denied, not that there is no lake', async (...words) => {
  await using test = await startTestLake();
  await chmod(path.dirname(test.folder), 0o755);
  await chmod(test.folder, 0);
  const options = [...words, '--data', test.folder];
  const run = await runScript('lake.ts', options, process.cwd(), {}, AS_NOBODY);
  await chmod(test.folder, 0o700);
  expect(run).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^\S*lake\.db could not be read or written: permission denied/),
  });
});

test('invite keeps tokens that it cannot read', async () => {
  await using test = await startTestLake();
  const { tokens } = lakePaths(test.folder);
  const before = await readFile(tokens, 'utf8');
  await chmod(path.dirname(test.folder), 0o755);
  await chmod(test.folder, 0o777);
  await chmod(tokens, 0);
  const options = ['invite', 'Ann', '--data', test.folder];
  const run = await runScript('lake.ts', options, process.cwd(), {}, AS_NOBODY);
  expect(run).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\S*tokens\.json could not be read or written: permission denied: give this user access/,
    ),
  });
  await chmod(tokens, 0o600);
  expect(await readFile(tokens, 'utf8')).toBe(before);
});

test.each([
  ['its header', 0],
  ['a later page', 8],
])('names a database damaged in %s', async (_, page) => {
  await using test = await startTestLake();
  const { folder } = test;
  await test.lake.close();
  const database = path.join(folder, 'lake.db');
  const content = await readFile(database);
  content.fill(0xa5, page * 4096, (page + 1) * 4096);
  await writeFile(database, content);
  for (const options of [
    ['--port', '0'],
    ['export', path.join(folder, 'exported')],
  ]) {
    const run = await runScript('lake.ts', [...options, '--data', folder], process.cwd());
    expect(run).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        `${database} is damaged: remove its folder and copy it from a backup`,
      ),
    });
  }
  expect(await readFile(database)).toEqual(content);
});

test('prints a sign-in link of the Studio for each role', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-addresses-'));
  {
    await using lake = await startLakeProcess(folder, '--studio-port', '4567');
    await vi.waitFor(
      () => expect(lake.output().match(/http:\/\/localhost:4567\/#token=/g)).toHaveLength(3),
      PATIENCE,
    );
    expect(lake.output()).toContain(`http://localhost:4567/#token=${TOKEN}`);
    expect(lake.output()).not.toContain('3333');
  }
  await rm(folder, { recursive: true });
});

test('a write during closing starts no timer', () => {
  const sql = openDatabase(':memory:');
  const store = new Store(sql);
  const clock = new ReleaseClock(store, new Writer(store, () => {}), console.error);
  const set = new WorkingSet(store, 'somebody');
  set.put({ _id: '_.releases.rLate', _type: 'system.release' });
  const transaction = set.finish();
  clock.close();
  sql.close();
  expect(() => clock.notify(transaction)).not.toThrow();
});

test('a scheduled release follows the clock, even when that is set forward', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sql = openDatabase(':memory:');
  const store = new Store(sql);
  const writer = new Writer(store, () => {});
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const scheduled = { _type: 'system.release', name: 'rTimed', state: 'scheduled', publishAt };
  await writer.write({ author: 'somebody', request: 'schedule' }, async (set) =>
    set.put({ _id: '_.releases.rTimed', ...scheduled }),
  );
  const clock = new ReleaseClock(store, writer, () => {});
  vi.setSystemTime(publishAt);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.find('_.releases.rTimed')?.state).toBe('published');
  clock.close();
  sql.close();
});
