import { expect, test } from 'vitest';
import { readPerson } from '../../scripts/lake/access/person.ts';
import { runScript } from '../support/runScript.ts';
import { shareLake } from './support/sharedLake.ts';

const { lake } = shareLake();

const invite = async (...options: readonly string[]) => {
  const words = ['invite', ...options, '--data', lake().folder];
  const { stdout, stderr } = await runScript('lake.ts', words, process.cwd());
  return /#token=(\S+)/.exec(stdout)?.[1] ?? stderr;
};

const ask = async (path: string, token: string, init: RequestInit = {}) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${lake().lake.origin}/v2025-02-19${path}`, { ...init, headers });
  return { status: response.status, body: await response.json() };
};

test('an invited person signs in by name, which the history records', async () => {
  const token = await invite('林 Grace');
  const { body: me } = await ask('/users/me', token);
  expect(me).toMatchObject({ displayName: '林 Grace', role: 'editor' });
  const patch = { id: 'a', set: { title: 'By Grace' } };
  const body = JSON.stringify({ mutations: [{ patch }] });
  expect(await ask('/data/mutate/production', token, { method: 'POST', body })).toMatchObject({
    status: 200,
  });
  const history = await lake().request('/v2025-02-19/data/history/production/transactions/a', {
    role: 'viewer',
  });
  expect(await history.text()).toContain(`"author":"${me.id}"`);
  expect((await ask(`/users/${me.id}`, token)).body).toMatchObject({ displayName: '林 Grace' });
});

test.each([
  ['林 Grace', true],
  ['علی\u200cرضا', true],
  ['शर्\u200dमा', true],
  ['Ann\u200d', false],
  ['\u200cAnn', false],
  ['Ann\u200b Li', false],
  ['Ann\u001b[2J', false],
])('the name %j can be read: %s', (name, isReadable) => {
  expect(readPerson('editor', name)?.name).toBe(isReadable ? name : undefined);
});

test('a name grants only the rights of its role, and cannot be written by hand', async () => {
  const viewer = await invite('Ann', '--role', 'viewer');
  const body = JSON.stringify({ mutations: [{ patch: { id: 'a', set: { title: 'x' } } }] });
  const mutate = (token: string) =>
    ask('/data/mutate/production', token, { method: 'POST', body }).then(({ status }) => status);
  expect(await mutate(viewer)).toBe(403);
  const [, signature] = viewer.split('.');
  const forged = Buffer.from('{"role":"editor","name":"Ann"}').toString('base64url');
  expect(await mutate(`${forged}.${signature}`)).toBe(401);
  expect(await mutate(`${viewer}x`)).toBe(401);
  expect(await invite('Ann', '--role', 'owner')).toContain('invite needs a name');
});
