import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { scriptOf, WORKFLOWS } from '../support/workflows.ts';

const rebuild = WORKFLOWS.get('rebuild.yml');
if (!rebuild) throw new Error('.github/workflows has no rebuild.yml');

const TEXTS = '{\n  "contact.title": "Contact"\n}\n';

/** A repository with content, a clone to pull in, and another to commit from. */
async function makeRepository() {
  const root = await mkdtemp(path.join(tmpdir(), 'rebuild-'));
  const origin = path.join(root, 'origin.git');
  const git = (folder: string, ...options: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x@x', ...options], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  git(root, 'init', '--quiet', '--bare', '--initial-branch=main', origin);
  const clone = (name: string) => {
    git(root, 'clone', '--quiet', origin, name);
    return path.join(root, name);
  };
  const built = clone('built');
  git(built, 'checkout', '--quiet', '-B', 'main');
  await mkdir(path.join(built, 'public/images'), { recursive: true });
  await mkdir(path.join(built, 'locales'));
  await writeFile(path.join(built, 'locales/en.json'), TEXTS);
  await writeFile(path.join(built, 'public/images/old.jpg'), Buffer.from([255, 0, 1]));
  await cp('.github/record-content.sh', path.join(built, '.github/record-content.sh'));
  git(built, 'add', '--all');
  git(built, 'commit', '--quiet', '--message', 'Content');
  git(built, 'push', '--quiet', 'origin', 'main');
  await writeFile(path.join(root, 'report.md'), '# Content changes\n');
  const run = (folder: string, script: string) =>
    execFileSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: folder,
      stdio: 'pipe',
      env: {
        PATH: process.env.PATH ?? '',
        HOME: root,
        RUNNER_TEMP: root,
        GITHUB_OUTPUT: path.join(root, 'output'),
        GITHUB_STEP_SUMMARY: path.join(root, 'summary'),
        GITHUB_REF_NAME: 'main',
      },
    });
  const read = (name: string) => readFile(path.join(root, name), 'utf8');
  const push = async (folder: string, name: string, content = '') => {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'Work');
    git(folder, 'push', '--quiet');
  };
  const remove = () => rm(root, { recursive: true });
  return { built, clone, git, push, run, read, origin, [Symbol.asyncDispose]: remove };
}

type Repository = Awaited<ReturnType<typeof makeRepository>>;

const RECORD = scriptOf(rebuild, 'record', 'Commit the content');

/** Files of the branch, except the script that commits them. */
const contentOf = ({ git, origin }: Repository): string[] =>
  git(origin, 'ls-tree', '-r', '--name-only', 'main')
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('.github/'));

/** Changes a text and another file in the clone that was built. */
async function changeContent({ built, run, git }: Repository, beside: () => Promise<void> | void) {
  await writeFile(path.join(built, 'locales/en.json'), TEXTS.replace('Contact', 'Kontakt'));
  await beside();
  // A compromised build could pass on anything.
  git(built, 'add', '--all', '--force');
  run(built, 'git diff --cached --binary > "$RUNNER_TEMP/content.patch"');
}

const writeAnything = (file: string) => writeFile(file, 'x');

describe('the scripts of the rebuild', () => {
  test('find changed content, and commit it on top of newer commits', async () => {
    await using repository = await makeRepository();
    const { built, clone, git, push, run, read, origin } = repository;
    const record = clone('record');
    const texts = path.join(built, 'locales/en.json');
    await writeFile(texts, TEXTS.replace('Contact', 'Kontakt'));
    await rm(path.join(built, 'public/images/old.jpg'));
    await writeFile(path.join(built, 'public/images/new.jpg'), Buffer.from([0, 254, 13, 10]));
    run(built, scriptOf(rebuild, 'build', 'compare'));
    expect(await read('output')).toBe('content=changed\n');
    await expect(read('summary')).rejects.toThrow('ENOENT');
    run(built, scriptOf(rebuild, 'build', 'List the changes'));
    expect(await read('summary')).toBe('# Content changes\n');

    await push(clone('other'), 'code.ts');
    run(record, RECORD);

    expect(contentOf(repository)).toEqual(['code.ts', 'locales/en.json', 'public/images/new.jpg']);
    expect(git(origin, 'show', 'main:locales/en.json')).toBe(await readFile(texts, 'utf8'));
  });

  test('compare only content', async () => {
    await using repository = await makeRepository();
    const { built, run, read } = repository;
    for (const name of ['locales/locale.ts', 'locales/.next/en.json', 'package.json']) {
      await mkdir(path.dirname(path.join(built, name)), { recursive: true });
      await writeFile(path.join(built, name), 'x');
    }
    run(built, scriptOf(rebuild, 'build', 'compare'));
    expect(await read('output')).toBe('content=same\n');
  });

  test('commit content even if the branch moved between fetch and push', async () => {
    await using repository = await makeRepository();
    const { clone, run, read } = repository;
    const record = clone('record');
    const other = clone('other');
    await changeContent(repository, () => {});
    // Git runs it after reading the branch and before sending anything.
    const hook = path.join(record, '.git/hooks/pre-push');
    await writeFile(
      hook,
      `#!/bin/sh
set -e
echo push >> "$RUNNER_TEMP/pushes"
[ "$(wc -l < "$RUNNER_TEMP/pushes")" -le 2 ] || exit 0
unset GIT_DIR
cd '${other}'
git pull --quiet
date +%N > "code-$(wc -l < "$RUNNER_TEMP/pushes").ts"
git add --all
git -c user.name=x -c user.email=x@x commit --quiet --message Code
git push --quiet
`,
    );
    await chmod(hook, 0o755);
    run(record, RECORD);
    expect((await read('pushes')).trim().split('\n')).toHaveLength(3);
    expect(contentOf(repository)).toEqual([
      'code-1.ts',
      'code-2.ts',
      'locales/en.json',
      'public/images/old.jpg',
    ]);
    // A restarted job finds nothing left to do.
    expect(run(record, RECORD).toString()).toBe('main already has this content\n');
  });

  test('commit nothing if the patch contains more than content', async () => {
    await using repository = await makeRepository();
    const { built, clone, git, run, origin } = repository;
    const before = git(origin, 'rev-parse', 'main');
    for (const [name, make] of [
      ['.github/workflows/rebuild.yml', writeAnything],
      ['locales/translate.ts', writeAnything],
      ['locales/deep/en.json', writeAnything],
      ['public/images/.htaccess', writeAnything],
      ['public/images/x/y.jpg', writeAnything],
      ['public/index.html', writeAnything],
      ['.gitattributes', writeAnything],
      ['public/images/link.jpg', (file: string) => symlink('/etc/passwd', file)],
      ['public/images/program.jpg', (file: string) => writeFile(file, '', { mode: 0o755 })],
    ] as const) {
      git(built, 'reset', '--quiet', '--hard', 'origin/main');
      const record = clone(`record-${name.replaceAll('/', '-')}`);
      await changeContent(repository, async () => {
        await mkdir(path.dirname(path.join(built, name)), { recursive: true });
        await make(path.join(built, name));
      });
      expect(() => run(record, RECORD)).toThrow(
        `nothing was committed: the patch contains more than content: ${name}`,
      );
      expect(git(origin, 'rev-parse', 'main'), name).toBe(before);
    }
  });

  test('leave content with other changes since then to the next run', async () => {
    await using repository = await makeRepository();
    const { clone, run, push } = repository;
    const record = clone('record');
    await changeContent(repository, () => {});
    await push(clone('other'), 'locales/en.json', TEXTS.replace('Contact', 'Contacto'));
    expect(() => run(record, RECORD)).toThrow('the next run pulls and commits it');
  });

  test('report that the branch rejects pushes', async () => {
    await using repository = await makeRepository();
    const { clone, run, origin } = repository;
    const record = clone('record');
    await changeContent(repository, () => {});
    const hook = path.join(origin, 'hooks/pre-receive');
    await writeFile(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect(() => run(record, RECORD)).toThrow('cannot push to main: allow GitHub Actions to push');
  });

  test('explain in the summary why nothing was published', async () => {
    await using repository = await makeRepository();
    await writeFile(
      path.join(path.dirname(repository.built), 'output.log'),
      'home: title.zh is missing\n',
    );
    repository.run(repository.built, scriptOf(rebuild, 'build', 'Say why nothing was published'));
    expect(await repository.read('summary')).toContain('home: title.zh is missing');
  });
});
