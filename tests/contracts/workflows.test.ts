import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { SUITES, stepsOf as testSteps } from '../runner/suites.ts';
import { WORKFLOWS, type Workflow } from '../support/workflows.ts';

const rebuild = WORKFLOWS.get('rebuild.yml');
if (!rebuild) throw new Error('.github/workflows has no rebuild.yml');

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each([...WORKFLOWS])('%s', (_, workflow) => {
  test('pins every action to a commit, with its version in a comment', () => {
    const used = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);
    for (const action of used) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      expect(workflow.text).toMatch(new RegExp(`uses: ${action} # v\\d+\\.\\d+\\.\\d+$`, 'm'));
    }
  });

  test('interpolates no untrusted input into a script', () => {
    for (const { run = '' } of stepsOf(workflow)) expect(run).not.toContain('${{');
  });

  test('runs existing commands', () => {
    const commands = [...workflow.text.matchAll(/npm run (?:--silent )?([\w-]+)/g)];
    for (const [, command = ''] of commands) expect(packageJson.scripts).toHaveProperty(command);
  });
});

test('npm test runs every suite except the other content', () => {
  const { content, ...parts } = SUITES;
  const wordsOf = (command: readonly string[]) => command.join(' ').split(' ');
  const run = (testSteps([]) ?? []).map(({ command }) => new Set(wordsOf(command)));
  for (const { name, command } of Object.values(parts).flat())
    expect(
      run.some((words) => wordsOf(command).every((word) => words.has(word))),
      name,
    ).toBe(true);
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

  test('runs one at a time and queues only the newest', () => {
    expect(rebuild.concurrency).toEqual({ group: 'rebuild', 'cancel-in-progress': false });
    for (const { steps } of Object.values(rebuild.jobs))
      for (const { uses = '', with: options } of steps)
        if (uses.startsWith('actions/checkout@'))
          expect(options.ref).toMatch(/^\$\{\{ github\.ref_name \}\}$/);
  });

  test('gives each job only its own steps', () => {
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

  test('passes its secret to the pull only', () => {
    const holders = stepsOf(rebuild).filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(holders.map(({ id }) => id)).toEqual(['pull']);
    expect(rebuild.text.match(/secrets\./g)).toHaveLength(1);
  });

  test("passes the site's address to the pull and the build", () => {
    const holders = stepsOf(rebuild).filter(({ env }) =>
      /^\$\{\{ vars\.SITE_URL \}\}$/.test(env.SITE_URL ?? ''),
    );
    expect(holders.map(({ name }) => name)).toEqual([
      'Pull the published content',
      'Build and audit the site',
    ]);
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
