import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { FormerSiteSchema } from '../../locales/site.ts';
import { readReleaseContent } from '../../scripts/release/content.ts';

const read = (file: string) =>
  v.parse(
    v.record(v.string(), v.unknown()),
    JSON.parse(readFileSync(path.join('tests/fixtures', file), 'utf8')),
  );

/** Written by a pull in November 2026, with one document of each kind. Must not be changed. */
const EARLIER = read('earlierSite.json');
/** Written by the first version, with a programme and a guide from shortly after. */
const FIRST = read('firstSite.json');

test.each([[EARLIER], [FIRST]])(
  'reads the content of an earlier version, which servers keep for its redirects',
  (site) => {
    const { issues = [] } = v.safeParse(FormerSiteSchema, site);
    const lacking = issues.map((issue) => v.getDotPath(issue));
    expect(lacking, 'give these a default in locales/site.ts: v.optional(…, …)').toEqual([]);
  },
);

test('reads content without screens, to compare it with a release', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = { ...EARLIER, screens: {} };
  for (const [name, content] of Object.entries({ site, en: {}, zh: {} }))
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(content));
  expect((await readReleaseContent(folder)).site.programs).toHaveLength(1);
});
