import { expect, test } from 'vitest';
import {
  PAGE_FILES,
  PAGE_FOLDERS,
  RELEASE_SOURCES,
  RULE_SOURCES,
} from '../../scripts/content/sources.ts';
import { reachableFrom } from '../support/moduleGraph.ts';

/** Transitive dependencies of a module within this repository, including data. */
const ownSources = (file: string) =>
  [file, ...reachableFrom(file)].filter((target) => /^\w+\/.*\.(?:tsx?|json)$/.test(target));

/** Whether a file is one of the sources, or inside one of them. */
const isAmong = (file: string, sources: readonly string[]): boolean =>
  sources.some((source) => file === source || file.startsWith(`${source}/`));

test('documents are validated again when a rule or its imports change', () => {
  const deciding = ownSources('scripts/pull/rules.ts');
  expect(deciding).toContain('studio/schema/rules/text.ts');
  expect(deciding.filter((file) => !isAmong(file, RULE_SOURCES))).toEqual([]);
});

test('pages are rendered again when their code changes', () => {
  const making = ownSources('scripts/build/buildSite.ts');
  expect(making).toContain('scripts/web/headers.ts');
  const places = [...PAGE_FOLDERS, ...PAGE_FILES];
  expect(making.filter((file) => !isAmong(file, places))).toEqual([]);
});

test('a standby process is replaced when any of its code changes', () => {
  const loaded = ownSources('scripts/publish/worker/worker.ts');
  expect(loaded).toContain('studio/dataset/terms.json');
  expect(loaded.filter((file) => !isAmong(file, RELEASE_SOURCES))).toEqual([]);
});
