import { expect, test } from 'vitest';
import { readSettings } from '../../scripts/command/settings.ts';
import { type StudioUse, siteAddress } from '../../scripts/studio/siteAddress.ts';
import { runScript } from '../support/runScript.ts';

const addressFor = (use: StudioUse, environment: Record<string, string>) =>
  siteAddress(use, readSettings(environment), environment.SITE_URL);

const PROJECT = { SANITY_PROJECT_ID: 'abc12345' };
const LOCAL = { SANITY_API_HOST: 'http://localhost:4334' };
const SITE = { SITE_URL: 'https://www.example.org' };

test.each([
  ['dev', {}, 'http://localhost:3000'],
  ['dev', { PORT: '4000' }, 'http://localhost:4000'],
  ['dev', PROJECT, 'http://localhost:3000'],
  ['dev', { ...PROJECT, ...SITE }, SITE.SITE_URL],
  ['build', {}, 'http://localhost:3000'],
  ['build', LOCAL, 'http://localhost:3000'],
  ['build', { ...PROJECT, ...SITE }, SITE.SITE_URL],
  ['deploy', { ...PROJECT, ...SITE }, SITE.SITE_URL],
] as const)('%s with %j links to %s', (use, environment, address) => {
  expect(addressFor(use, environment)).toBe(address);
});

test.each([
  ['build', PROJECT],
  ['deploy', PROJECT],
  ['build', { SANITY_API_HOST: 'https://lake.example.org' }],
  ['build', { SANITY_API_HOST: 'http://localhost.example.org' }],
] as const)('%s with %j, to be opened elsewhere, requires SITE_URL', (use, environment) => {
  expect(() => addressFor(use, environment)).toThrow('SITE_URL is not set');
});

test('npm run studio reports it', async () => {
  const run = await runScript('studio.ts', ['build'], process.cwd(), PROJECT);
  expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('SITE_URL is not set') });
});
