import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { scriptOf, WORKFLOWS, type Workflow } from '../support/workflows.ts';

const rebuild = WORKFLOWS.get('rebuild.yml');
if (!rebuild) throw new Error('.github/workflows has no rebuild.yml');

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each([...WORKFLOWS])('%s', (_, workflow) => {
  test('pins every action to a commit and says which version that is', () => {
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    for (const action of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(workflow.text).toMatch(new RegExp(`uses: ${action} # v\\d+\\.\\d+\\.\\d+$`, 'm'));
    }
  });

  test('puts nothing that others write into a script', () => {
    for (const { run = '' } of stepsOf(workflow)) expect(run).not.toContain('${{');
  });

  test('runs commands that there are', () => {
    const commands = [...workflow.text.matchAll(/npm run (?:--silent )?([\w-]+)/g)];
    for (const [, command = ''] of commands) expect(packageJson.scripts).toHaveProperty(command);
  });
});

test('an action has one version in all workflows', () => {
  const all = [...WORKFLOWS.values()].flatMap(stepsOf).flatMap(({ uses }) => uses ?? []);
  const names = new Set(all.map((action) => action.split('@')[0]));
  expect(new Set(all).size).toBe(names.size);
});

describe('the rebuild', () => {
  test("is started by Sanity's webhook, each day, and by hand", () => {
    expect(Object.keys(rebuild.on).sort()).toEqual([
      'repository_dispatch',
      'schedule',
      'workflow_dispatch',
    ]);
    expect(rebuild.on.repository_dispatch).toEqual({ types: ['sanity-publish'] });
    expect(rebuild.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  });

  test('runs one at a time and lets the newest wait', () => {
    expect(rebuild.concurrency).toEqual({ group: 'rebuild', 'cancel-in-progress': false });
    for (const { steps } of Object.values(rebuild.jobs))
      for (const { uses = '', with: options } of steps)
        if (uses.startsWith('actions/checkout@'))
          expect(options.ref).toMatch(/^\$\{\{ github\.ref_name \}\}$/);
  });

  test('has each job do its own part alone', () => {
    expect(rebuild.permissions).toEqual({});
    const allowed = Object.entries(rebuild.jobs).map(([name, { permissions }]) => [
      name,
      permissions,
    ]);
    expect(Object.fromEntries(allowed)).toEqual({
      build: { contents: 'read' },
      deploy: { pages: 'write', 'id-token': 'write' },
      record: { contents: 'write' },
    });
  });

  test('shows its secret to the pull alone', () => {
    const holders = stepsOf(rebuild).filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(holders.map(({ id }) => id)).toEqual(['pull']);
    expect(rebuild.text.match(/secrets\./g)).toHaveLength(1);
  });

  test('builds, deploys and commits only when content changed, or by hand', () => {
    const { build, deploy, record } = rebuild.jobs;
    const changed = /outputs\.content == 'changed'/;
    for (const step of build?.steps ?? [])
      if (/npm run build|upload-/.test(`${step.run}${step.uses}`)) expect(step.if).toMatch(changed);
    expect(deploy?.if).toMatch(changed);
    expect(record?.if).toMatch(changed);
    expect(record?.needs).toEqual(['build', 'deploy']);
  });
});

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
  await cp('locales/en.json', path.join(built, 'locales/en.json'));
  await writeFile(path.join(built, 'public/images/old.jpg'), Buffer.from([255, 0, 1]));
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
      },
    });
  const read = (name: string) => readFile(path.join(root, name), 'utf8');
  const remove = () => rm(root, { recursive: true });
  return { built, clone, git, run, read, origin, [Symbol.asyncDispose]: remove };
}

describe('the scripts of the rebuild', () => {
  test('find content that changed, show the report, and commit it on top of newer work', async () => {
    await using repository = await makeRepository();
    const { built, clone, git, run, read, origin } = repository;
    const record = clone('record');
    const texts = path.join(built, 'locales/en.json');
    await writeFile(texts, (await readFile(texts, 'utf8')).replace('Spain', 'España'));
    await rm(path.join(built, 'public/images/old.jpg'));
    await writeFile(path.join(built, 'public/images/new.jpg'), Buffer.from([0, 254, 13, 10]));
    run(built, scriptOf(rebuild, 'build', 'compare'));
    expect(await read('output')).toBe('content=changed\n');
    expect(await read('summary')).toBe('# Content changes\n');

    const other = clone('other');
    await writeFile(path.join(other, 'code.ts'), '');
    git(other, 'add', '--all');
    git(other, 'commit', '--quiet', '--message', 'Code');
    git(other, 'push', '--quiet');
    git(record, 'pull', '--quiet');
    run(record, scriptOf(rebuild, 'record', 'Commit the content'));

    const files = git(origin, 'ls-tree', '-r', '--name-only', 'main').trim().split('\n');
    expect(files).toEqual(['code.ts', 'locales/en.json', 'public/images/new.jpg']);
    expect(git(origin, 'show', 'main:locales/en.json')).toBe(await readFile(texts, 'utf8'));
  });

  test('find that nothing changed', async () => {
    await using repository = await makeRepository();
    repository.run(repository.built, scriptOf(rebuild, 'build', 'compare'));
    expect(await repository.read('output')).toBe('content=same\n');
  });

  test('say in the summary why content was refused', async () => {
    await using repository = await makeRepository();
    await writeFile(
      path.join(path.dirname(repository.built), 'pull.log'),
      'home: title.zh is missing\n',
    );
    repository.run(repository.built, scriptOf(rebuild, 'build', 'Say why the content was refused'));
    expect(await repository.read('summary')).toContain('home: title.zh is missing');
  });
});
