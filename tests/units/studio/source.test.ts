import { afterEach, expect, test, vi } from 'vitest';
import { readSource } from '../../../studio/source.ts';

afterEach(() => vi.unstubAllEnvs());

const source = (settings: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`SANITY_STUDIO_${name}`, value);
  return readSource();
};

test('edits the embedded lake without settings', () => {
  expect(source({})).toEqual({
    projectId: 'embedded',
    dataset: 'production',
    apiHost: 'http://localhost:3334',
  });
});

test('edits a project on Sanity’s lake', () => {
  expect(source({ PROJECT_ID: 'abc123', DATASET: 'staging' })).toEqual({
    projectId: 'abc123',
    dataset: 'staging',
  });
});

test.each([
  ['http://127.0.0.1:4000', 'http://localhost:4000'],
  ['http://[::1]:4000', 'http://localhost:4000'],
  ['http://127.0.0.1', 'http://localhost'],
  ['https://lake.example.com', 'https://lake.example.com'],
])('addresses a lake on %s as %s, since the Studio prepends the project', (given, called) => {
  expect(source({ API_HOST: given }).apiHost).toBe(called);
});
