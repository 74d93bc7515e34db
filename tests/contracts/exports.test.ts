import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { importedNames, modulesIn } from '../support/moduleGraph.ts';

/** Modules whose export names are prescribed by Vike. */
const NAMED_BY_VIKE = /\/\+\w+\.tsx?$/;

/** Modules that replace another one at bundling, and export its names. */
const STAND_INS = ['studio/interface/preview/draft/originalUrl.ts'];

const ALL = ['locales', 'components', 'pages', 'studio', 'scripts']
  .flatMap(modulesIn)
  .filter((file) => !/\/(?:node_modules|dist)\//.test(file));

const MODULES = ALL.filter((file) => !NAMED_BY_VIKE.test(file)).filter(
  (file) => !STAND_INS.includes(file),
);

/** Names that a module exports, including re-exports. */
const exportsOf = (file: string): string[] =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => name ?? []),
  );

test('every exported name is unique', () => {
  const exporting = new Map<string, Set<string>>();
  for (const file of MODULES)
    for (const name of exportsOf(file))
      if (name !== 'default') exporting.set(name, (exporting.get(name) ?? new Set()).add(file));
  expect(exporting.size).toBeGreaterThan(1000);
  const twice = [...exporting].filter(([, files]) => files.size > 1);
  expect(twice.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

test('every export is imported by another module', () => {
  const importers = [...ALL, ...modulesIn('tests'), ...globSync('*.ts')];
  const imported = new Set(importers.flatMap(importedNames));
  const idle = MODULES.filter((file) => !imported.has(`${file} *`)).flatMap((file) =>
    exportsOf(file).flatMap((name) => (imported.has(`${file} ${name}`) ? [] : `${file} ${name}`)),
  );
  expect(idle.filter((name) => !name.endsWith(' default'))).toEqual([]);
});
