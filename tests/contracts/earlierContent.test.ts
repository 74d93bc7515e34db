import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FormerSiteSchema } from '../../locales/site.ts';

/** As a pull wrote it in November 2026, one of each kind. It stays as it is. */
const EARLIER = v.parse(
  v.record(v.string(), v.unknown()),
  JSON.parse(readFileSync('tests/fixtures/earlierSite.json', 'utf8')),
);

test('what an earlier version wrote is read: it is on servers, and holds their redirects', () => {
  const { issues = [] } = v.safeParse(FormerSiteSchema, EARLIER);
  const lacking = issues.map((issue) => v.getDotPath(issue));
  expect(lacking, 'give these a default in locales/site.ts: v.optional(…, …)').toEqual([]);
});

test('it may lack screens', () => {
  expect(v.is(FormerSiteSchema, { ...EARLIER, screens: {} })).toBe(true);
});
