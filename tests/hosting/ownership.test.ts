import { execFileSync } from 'node:child_process';
import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { setField } from '../support/dataset.ts';
import { FAST_BUILD } from '../support/environment.ts';
import { makeSmallSite } from '../support/smallSite.ts';

/** Only root can change owners; outside a container, sudo is used. */
const ROOT = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
const ADVICE =
  'These tests change the owners of files: run "sudo -v" before them, or run them as root';
const USER = 'nobody';
const UID = Number(execFileSync('id', ['-u', USER], { encoding: 'utf8' }));
const GID = execFileSync('id', ['-g', USER], { encoding: 'utf8' }).trim();

/** @throws with its error output */
const asRoot = (...options: string[]): string => {
  const [program = '', ...rest] = [...ROOT, ...options];
  return execFileSync(program, rest, { encoding: 'utf8', stdio: 'pipe' });
};

/** A checkout on a server, including `.git`, and a user who builds there. */
async function makeServer() {
  const site = await makeSmallSite();
  const { root } = site;
  await chmod(root, 0o755);
  await copyFile('.gitignore', path.join(root, '.gitignore'));
  const git = (...options: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=x', '-c', 'user.email=x@x', ...options]);
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Code');
  const inRoot = (...command: string[]) => [
    'env',
    '-C',
    root,
    `PATH=${process.env.PATH}`,
    `HOME=${root}/.cache`,
    `NODE_OPTIONS=${FAST_BUILD.NODE_OPTIONS}`,
    ...command,
  ];
  const script = (name: string) => inRoot(process.execPath, path.resolve('scripts', name));
  const takeCodeBy = (...command: string[]) => ['hosting/take-code.sh', root, USER, ...command];
  return {
    root,
    script,
    inRoot,
    takeCodeBy,
    edit: site.edit,
    takeCode: (...command: string[]) => asRoot(...takeCodeBy(...command)),
    asUser: (...command: string[]) =>
      asRoot('setpriv', '--reuid', USER, '--regid', GID, '--clear-groups', ...command),
    [Symbol.asyncDispose]: async () => {
      asRoot('chown', '-R', String(process.getuid?.()), root);
      await site[Symbol.asyncDispose]();
    },
  };
}

/** Owners of all files, except in `.git` and packages, which are links here. */
async function ownersIn(root: string) {
  const entries = await readdir(root, { recursive: true });
  const names = ['.', ...entries.filter((name) => !/^(?:\.git|node_modules)\//.test(name))];
  return Promise.all(
    names.map(async (name) => [name, (await lstat(path.join(root, name))).uid] as const),
  );
}

const WRITTEN = /^(?:dist|\.cache|public\/images)(?:\/|$)|^locales\/(?:en|zh|site)\.json$/;

/** Each test continues from the result of the previous one. */
let server: Awaited<ReturnType<typeof makeServer>>;
beforeAll(async () => {
  expect(() => asRoot('true'), ADVICE).not.toThrow();
  server = await makeServer();
});
afterAll(() => server?.[Symbol.asyncDispose]());

const HARM = [
  'echo x >> scripts/build.ts',
  'rm -f package.json',
  'echo x > pages/new.ts',
  'echo x >> locales/locale.ts',
  'rm -f locales/locale.ts',
  'mv locales/en.json locales/locale.ts',
  'mv locales other',
  'mv scripts other',
  'echo x > node_modules/x',
  'echo x > .git/hooks/post-checkout',
];

test('the build user can publish new content, but not change code', async () => {
  const { root, takeCode, asUser, script, inRoot } = server;
  takeCode(...script('build.ts'));
  takeCode('chmod', '777', 'pages', 'node_modules');
  for (const [name, owner] of await ownersIn(root))
    expect([name, owner]).toEqual([name, WRITTEN.test(name) ? UID : 0]);

  await server.edit(...FEW_PAGES, setField('program-us-eb5', 'title.en', 'For investors'));
  asUser(...script('pull.ts'));
  expect(asUser(...script('build.ts'))).not.toContain('Bundling');
  expect(await readFile(path.join(root, 'dist/client/us-green-card/eb5.html'), 'utf8')).toContain(
    'For investors',
  );
  for (const command of HARM)
    expect(() => asUser(...inRoot('sh', '-c', command)), command).toThrow(/denied|not permitted/i);
  // File modes as Git stores them.
  await server.edit(...FEW_PAGES);
});

test("the build user can read files despite root's umask, and its output is readable", async () => {
  const { root, inRoot } = server;
  await writeFile(path.join(root, 'own.log'), 'What Git does not know is not opened');
  asRoot('chmod', '-R', 'go=', root);
  const command = ['sh', '-c', 'cat package.json scripts/build.ts public/images/* > dist/made'];
  asRoot('sh', '-c', 'umask 077 && "$@"', 'sh', ...server.takeCodeBy(...inRoot(...command)));
  const isForAll = async (name: string) =>
    ((await lstat(path.join(root, name))).mode & 0o044) === 0o044;
  expect(await isForAll('dist/made')).toBe(true);
  expect(await isForAll('own.log')).toBe(false);
});

test('reports code that is added during installation, and takes it from the build user', async () => {
  const { root, takeCode } = server;
  expect(() => takeCode('sh', '-c', 'echo x > pages/new.ts')).toThrow(
    /the command changed the code: \?\? pages\/new\.ts/,
  );
  expect(() => takeCode('false')).toThrow();
  const owners = new Map(await ownersIn(root));
  for (const name of ['pages', 'pages/new.ts', 'node_modules']) expect(owners.get(name)).toBe(0);
});

/** Acts for a process that the command left behind, when the files are known but not given yet. */
const SWAP = (dist: string, elsewhere: string) => `#!/bin/sh
case $* in *victim*) mv ${dist}/own ${dist}/moved && ln -s ${elsewhere} ${dist}/own ;; esac
exec /usr/bin/env PATH="\${PATH#*:}" chown "$@"
`;

test('a folder that becomes a link meanwhile gives away no file where it leads', async () => {
  const { root, takeCodeBy } = server;
  const tools = path.join(root, '.cache', 'tools');
  const elsewhere = path.join(root, '.cache', 'elsewhere');
  for (const folder of [tools, elsewhere]) await mkdir(folder);
  await writeFile(path.join(elsewhere, 'victim'), '');
  await writeFile(path.join(tools, 'chown'), SWAP(path.join(root, 'dist'), elsewhere), {
    mode: 0o755,
  });
  // A second link, so that it is not given back as a file of the cache.
  await link(path.join(elsewhere, 'victim'), path.join(elsewhere, 'other'));
  // Root's own file, which who builds may move while the folder of pages is theirs.
  const move = 'mkdir dist/own && mv pages/Head.tsx dist/own/victim';
  const PATH = `PATH=${tools}:${process.env.PATH}`;
  expect(() => asRoot('env', PATH, ...takeCodeBy('sh', '-c', move))).toThrow(/changed the code/);
  expect((await lstat(path.join(root, 'dist/moved/victim'))).uid).toBe(UID);
  expect((await lstat(path.join(elsewhere, 'victim'))).uid).not.toBe(UID);
});
