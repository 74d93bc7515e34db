import { chown, mkdir, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openJournal } from '../../scripts/release/journal.ts';
import { currentReleaseId } from '../../scripts/release/release.ts';
import { switchRelease } from '../../scripts/release/switchRelease.ts';
import { onSmallDisk, readOnly } from '../support/mounts.ts';
import { runScript } from '../support/runScript.ts';
import { writeTestRelease } from './support/releases.ts';

const [OLD, MIDDLE, NEW] = ['001', '002', '003'].map((end) => `20260914-101530-${end}`);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
});
afterEach(() => rm(folder, { recursive: true }));

const run = (script: string, ...options: string[]) => runScript(script, options, folder);

test.each(['publish-server.ts', 'rollback.ts', 'serve.ts'])('%s has help', async (script) => {
  const { code, stdout, stderr } = await run(script, '--help');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^npm run [a-z-]+/);
});

test.each([
  ['publish-server.ts', '--port', '70000'],
  ['publish-server.ts', '--poll', '-1'],
  ['publish-server.ts', '--poll', 'often'],
  ['publish-server.ts', '--host', 'localhost:3335'],
  ['publish-server.ts', '--studio', 'https://grace:hunter2@studio.example.com'],
  ['publish-server.ts', '--studio', 'ftp://studio.example.com'],
  ['publish-server.ts', '--releases', ''],
  ['publish-server.ts', '--wrong'],
  ['rollback.ts', 'one', 'two'],
  ['rollback.ts', '--list', '20260914-101530-001'],
  ['rollback.ts', ''],
  ['pull.ts', '--check', '--dry-run'],
  ['lake.ts', '--webhook', 'https://grace:hunter2@hooks.example.com'],
  ['archive.ts', '2999-01-01', '/'],
  ['filings.ts', '--by', 'Grace Lin'],
  ['filings.ts', 'filed', 'copy-of-a-page'],
])('%s rejects %s %s', async (script, ...options) => {
  const settings = { SANITY_WEBHOOK_SECRET: 'the-secret-of-a-test' };
  const { code, stdout, stderr } = await runScript(script, options, folder, settings);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('npm run');
  expect(stderr).not.toContain('hunter2');
});

test('the publish server requires the webhook secret, and says how to make one', async () => {
  const { code, stderr } = await run('publish-server.ts', '--port', '0');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^SANITY_WEBHOOK_SECRET is not set: .* openssl rand -hex 32/);
  expect(await readdir(folder)).toEqual([]);
});

test('without a release, nothing can be rolled back to, listed or served', async () => {
  for (const [script, ...options] of [
    ['rollback.ts'],
    ['rollback.ts', '--list'],
    ['serve.ts', '--releases', 'releases'],
    ['filings.ts'],
  ] as const) {
    const { code, stderr } = await run(script, ...options);
    expect(code, script).toBe(1);
    expect(stderr, script).toMatch(/releases (has no current release|has no releases)/);
  }
  expect(await readdir(folder)).toEqual([]);
});

async function makeThree(): Promise<string> {
  const releases = path.join(folder, 'releases');
  await mkdir(releases);
  for (const id of [OLD, MIDDLE, NEW]) if (id) await writeTestRelease(releases, id);
  switchRelease(releases, NEW ?? '');
  return releases;
}

test('a rollback says what visitors see, and until when; a second one goes back further', async () => {
  const releases = await makeThree();
  const { code, stdout } = await run('rollback.ts');
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `Visitors now see release ${MIDDLE} instead of ${NEW}.\nIt stays in place until the next publish in the Studio.\n`,
  });
  expect(currentReleaseId(releases)).toBe(MIDDLE);
  // The list starts with the newest, and marks the current one.
  expect((await run('rollback.ts', '--list')).stdout.trimEnd().split('\n')).toEqual([
    `${NEW}  70 pages  some`,
    `${MIDDLE}  70 pages  some  * current`,
    `${OLD}  70 pages  some`,
  ]);
  expect((await run('rollback.ts')).code).toBe(0);
  expect(currentReleaseId(releases)).toBe(OLD);
});

test('a rollback can name a release', async () => {
  const releases = await makeThree();
  expect((await run('rollback.ts', OLD ?? '')).code).toBe(0);
  expect(currentReleaseId(releases)).toBe(OLD);
});

test('a rollback cannot name a path', async () => {
  const releases = await makeThree();
  const { code, stderr } = await run('rollback.ts', '../../etc');
  expect(code).toBe(1);
  expect(stderr).toBe(`There is no release ../../etc: choose one of ${OLD}, ${MIDDLE}, ${NEW}\n`);
  expect(currentReleaseId(releases)).toBe(NEW);
});

test('the only release is not offered as its own alternative', async () => {
  const releases = path.join(folder, 'releases');
  await mkdir(releases);
  await writeTestRelease(releases, NEW ?? '');
  switchRelease(releases, NEW ?? '');
  for (const options of [[], [OLD ?? '']]) {
    const { code, stderr } = await run('rollback.ts', ...options);
    expect(code).toBe(1);
    expect(stderr).toBe(
      `${NEW}, the current release, is the only one: the next publish makes another\n`,
    );
  }
});

test('suggests removing an invalid journal, but not after a full disk or for another command', async () => {
  const releases = await makeThree();
  const file = path.join(releases, 'journal.db');
  await mkdir(file);
  expect((await run('rollback.ts')).stderr).toContain(`${file} cannot be used: remove it`);
  await rmdir(file);

  const onFullDisk = async () => {
    const left = await mkdtemp(path.join(folder, 'left-'));
    return runScript('rollback.ts', [], folder, {}, onSmallDisk(releases, 8, left));
  };
  const refusal = /^.* could not be read or written: the disk is/;
  expect((await onFullDisk()).stderr).toMatch(refusal);
  openJournal(releases).close();
  expect((await onFullDisk()).stderr).toMatch(refusal);

  using other = new DatabaseSync(file);
  other.exec('BEGIN EXCLUSIVE');
  expect((await run('rollback.ts')).stderr).toContain(
    `Another command is writing to ${file}: try again`,
  );
  expect(currentReleaseId(releases)).toBe(NEW);
});

test('names the reason if the folder cannot be written, instead of removing the journal', async () => {
  const releases = await makeThree();
  const prefix = await readOnly(releases);
  const { code, stderr } = await runScript('rollback.ts', [], folder, {}, prefix);
  const reason = expect.stringMatching(
    /releases could not be .*: (?:the disk is read-o|permission)/,
  );
  expect({ code, stderr }).toEqual({ code: 1, stderr: reason });
});

test('root does not add files to the releases of another user', async () => {
  const releases = path.join(folder, 'releases');
  openJournal(releases).close();
  const user = process.getuid?.() || 65_534;
  if (process.getuid?.() === 0) await chown(path.join(releases, 'journal.db'), user, user);
  const spy = vi.spyOn(process, 'getuid').mockReturnValue(0);
  onTestFinished(() => spy.mockRestore());
  expect(() => openJournal(releases)).toThrow(
    `${releases} belongs to another user, who could not write to what root adds: run the command as that user, with sudo -H -u '#${user}'`,
  );
});
