import { chmod, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AS_NOBODY } from '../support/asNobody.ts';
import { runScript } from '../support/runScript.ts';
import { writeTestRelease } from './support/releases.ts';

const GONE = '20260914-101530-002';

let folder: string;
let releases: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dangling-'));
  releases = path.join(folder, 'releases');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs a command that must fail, and returns its error output. */
async function run(command: string, prefix: readonly string[] = []): Promise<string> {
  const [script = '', ...options] = command.split(' ');
  const settings = { SANITY_WEBHOOK_SECRET: 'the-secret-of-a-test', PORT: '0' };
  const { code, stdout, stderr } = await runScript(script, options, folder, settings, prefix);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  return stderr;
}

const COMMANDS = [
  'publish-server.ts --port 0',
  'rollback.ts',
  'rollback.ts --list',
  'serve.ts --releases releases',
  'archive.ts 2026-11-22 /',
  'filings.ts',
  'filings.ts filed copy --by Grace',
];

describe.each([
  ['list', 0o300],
  ['open files in', 0o444],
])('a releases folder that this user cannot %s', (_, mode) => {
  test.each(COMMANDS)('%s names it and says what to do', async (command) => {
    await mkdir(releases);
    // The publish server keeps a lock in its checkout.
    await chmod(folder, 0o777);
    await chmod(releases, mode);
    expect(await run(command, AS_NOBODY)).toContain(
      `${releases} could not be read or written: permission denied: give this user access to the folder`,
    );
  });
});

test.each([
  ['archive.ts 2026-11-22 /', 'history/2026-11-20.ndjson'],
  ['filings.ts', 'filings/copy/filing.json'],
  ['rollback.ts --list', '20260914-101530-001/release.json'],
])('%s names a file that this user cannot read', async (command, name) => {
  const file = path.join(releases, name);
  await mkdir(path.dirname(file), { recursive: true });
  await chmod(folder, 0o755);
  await writeFile(file, '', { mode: 0 });
  expect(await run(command, AS_NOBODY)).toContain(
    `${file} could not be read or written: permission denied: give this user access to the folder`,
  );
});

test('a publish server in a checkout that is not writable names the folder', async () => {
  await chmod(folder, 0o555);
  expect(await run('publish-server.ts --port 0', AS_NOBODY)).toContain(
    `${folder}/.cache could not be read or written: permission denied: give this user access to the folder`,
  );
});

test('a copy cannot be filed in a folder without releases', async () => {
  expect(await run('filings.ts filed copy --by Grace')).toContain(`${releases} has no releases`);
});

describe('a releases folder that is a dangling symlink', () => {
  test.each(COMMANDS)('%s names it and says what to do', async (command) => {
    const away = path.join(folder, 'away');
    await symlink(away, releases);
    expect(await run(command)).toBe(
      `${releases} is a link to ${away}, which does not exist: mount or create that folder, or remove the link\n`,
    );
    expect(await readdir(folder)).not.toContain('away');
  });
});

describe('a dangling symlink to the current release', () => {
  test.each(['rollback.ts', 'serve.ts --releases releases'])(
    '%s names it and says what to do',
    async (command) => {
      await mkdir(releases);
      await writeTestRelease(releases, '20260914-101530-001');
      await symlink(GONE, path.join(releases, 'current'));
      expect(await run(command)).toBe(
        `${releases}/current points to ${GONE}, which is not a complete release: run npm run publish-server, which switches to the newest release\n`,
      );
      expect(await readlink(path.join(releases, 'current'))).toBe(GONE);
    },
  );
});

test.each(['publish-server.ts --port 0', 'rollback.ts', 'serve.ts --releases releases'])(
  '%s refuses a folder in place of the symlink, as scp makes it',
  async (command) => {
    await mkdir(releases);
    for (const id of ['20260914-101530-001', 'current']) await writeTestRelease(releases, id);
    expect(await run(command)).toBe(
      `${releases}/current is not a link, for example because the releases were copied with scp: remove it, then run npm run publish-server, which links the newest release\n`,
    );
    expect((await readdir(releases)).sort()).toEqual(['20260914-101530-001', 'current']);
  },
);
