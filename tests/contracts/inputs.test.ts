import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modulesIn } from '../support/moduleGraph.ts';

/** Code that renders pages; a build reuses a page while its content, code and settings are unchanged. */
const RENDERING = ['pages', 'components/primitives', 'components/sections', 'components/site']
  .flatMap(modulesIn)
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

test('pages read only the settings that a build compares', () => {
  const named = RENDERING.flatMap(({ code }) => [...code.matchAll(/process\.env\.(\w+)/g)]);
  expect(named.map(([, name]) => name).sort()).toEqual(['CONTACT_ENDPOINT', 'SITE_URL']);
  expect(
    RENDERING.filter(({ code }) => /process\.env(?!\.\w)|import\.meta\.env/.test(code)),
  ).toEqual([]);
});

test('pages depend on neither time nor randomness', () => {
  const changing = /Date\.now|new Date\(\)|Math\.random|randomUUID|performance\.now/;
  expect(RENDERING.filter(({ code }) => changing.test(code)).map(({ file }) => file)).toEqual([]);
});
