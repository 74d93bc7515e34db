import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { importsOf, modulesIn, reachableFrom } from '../support/moduleGraph.ts';

const SANITY = /^(?:@sanity\/|sanity$|sanity\/|groq|@portabletext\/(?!types|react))/;

/** Imports below a folder that do not match a pattern, as `module -> target`. */
const others = (folder: string, allowed: RegExp) =>
  modulesIn(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => !allowed.test(target))
      .map((target) => `${file} -> ${target}`),
  );

const Names = v.record(v.string(), v.string());
const Manifest = v.object({ dependencies: Names, devDependencies: Names });

const isPackage = (target: string) =>
  !/^(?:node:|(?:components|locales|pages|studio)\/)/.test(target);
const packageOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;

const PACKAGE = '(?!\\.|components/|pages/|locales/|scripts/|studio/|tests/|node:)';

/**
 * Allowed imports, bottom-up; a folder that is not listed belongs to its parent. The emulator is only
 * imported by development, and by tests and bench, which are not in the table: the pull only knows its
 * URL.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  locales: [],
  'components/primitives': ['locales'],
  'components/site': ['locales', 'components/primitives'],
  'components/islands': ['locales', 'components/primitives', 'components/site'],
  'components/sections': [
    'locales',
    'components/primitives',
    'components/site',
    'components/islands',
  ],
  pages: ['locales', 'components/site', 'components/islands', 'components/sections'],
  'studio/words': ['locales'],
  'studio/schema': ['locales', 'studio/words'],
  'studio/queries': ['locales', 'studio/schema'],
  'studio/compose': ['locales', 'studio/queries'],
  'studio/devServer': [],
  'studio/publishing': [],
  'studio/changes': ['locales', 'studio/words', 'studio/schema', 'studio/publishing'],
  'studio/interface/words': ['studio/words', 'locales', 'studio/schema'],
  'studio/interface/tool': ['studio/words', 'studio/interface/words'],
  'studio/interface/watch': ['locales', 'studio/schema', 'studio/interface/tool'],
  'studio/interface/translations': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/watch',
  ],
  'studio/interface/reviews': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/translations',
    'studio/interface/watch',
  ],
  'studio/interface/language': ['locales', 'studio/words'],
  'studio/interface/navigation': [
    'locales',
    'studio/words',
    'studio/schema',
    'studio/interface/tool',
  ],
  'studio/interface/lists': [
    'components/primitives',
    'studio/words',
    'locales',
    'studio/schema',
    'studio/interface/words',
    'studio/interface/translations',
  ],
  'studio/interface/inputs': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/translations',
    'studio/interface/lists',
  ],
  'studio/interface/order': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/watch',
  ],
  'studio/interface/structure': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/interface/order',
  ],
  'studio/interface/preview': [
    'studio/words',
    'locales',
    'components/islands',
    'pages',
    'studio/schema',
    'studio/queries',
    'studio/compose',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/watch',
  ],
  'studio/interface/changes': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/changes',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/preview',
    'studio/interface/translations',
    'studio/interface/watch',
  ],
  'studio/interface/publishing': [
    'studio/words',
    'locales',
    'studio/schema',
    'studio/changes',
    'studio/publishing',
    'studio/interface/words',
    'studio/interface/tool',
    'studio/interface/translations',
  ],
  'studio/interface/embedded': [],
  studio: [
    'studio/words',
    'studio/schema',
    'studio/interface/language',
    'studio/interface/navigation',
    'studio/devServer',
    'studio/interface/inputs',
    'studio/interface/lists',
    'studio/interface/preview',
    'studio/interface/changes',
    'studio/interface/publishing',
    'studio/interface/reviews',
    'studio/interface/structure',
    'studio/interface/embedded',
    'studio/interface/translations',
  ],
  'scripts/command': ['locales'],
  'scripts/disk': ['scripts/command'],
  'scripts/content': ['locales', 'scripts/command', 'scripts/disk'],
  'scripts/web': ['locales', 'scripts/command'],
  'scripts/pull': [
    'locales',
    'components/primitives',
    'studio/words',
    'studio/schema',
    'studio/queries',
    'studio/compose',
    'scripts/command',
    'scripts/disk',
    'scripts/content',
  ],
  'scripts/build': ['locales', 'scripts/command', 'scripts/disk', 'scripts/content', 'scripts/web'],
  'scripts/check': ['locales', 'scripts/command', 'scripts/disk', 'scripts/web'],
  'scripts/changes': [
    'locales',
    'studio/changes',
    'scripts/command',
    'scripts/disk',
    'scripts/content',
    'scripts/pull',
  ],
  'scripts/release': [
    'locales',
    'scripts/command',
    'scripts/disk',
    'scripts/content',
    'scripts/web',
    'scripts/check',
  ],
  'scripts/filing': [
    'locales',
    'studio/changes',
    'scripts/command',
    'scripts/disk',
    'scripts/web',
    'scripts/changes',
    'scripts/release',
  ],
  'scripts/publish': [
    'locales',
    'studio/words',
    'studio/changes',
    'studio/publishing',
    'scripts/command',
    'scripts/disk',
    'scripts/content',
    'scripts/pull',
    'scripts/build',
    'scripts/check',
    'scripts/changes',
    'scripts/release',
    'scripts/filing',
    'scripts/web',
  ],
  'scripts/serve': ['locales', 'scripts/command', 'scripts/web', 'scripts/release'],
  'scripts/studio': ['scripts/command', 'scripts/disk'],
  'scripts/lake': ['scripts/command', 'scripts/disk', 'scripts/web'],
  'scripts/dev': [
    'locales',
    'studio/queries',
    'studio/compose',
    'studio/devServer',
    'scripts/command',
    'scripts/web',
    'scripts/content',
    'scripts/pull',
    'scripts/build',
    'scripts/release',
    'scripts/publish',
    'scripts/serve',
    'scripts/studio',
    'scripts/lake',
  ],
};

/** Whether a module is a command, which may import everything that it combines. */
const isCommand = (file: string) => /^scripts\/[^/]+\.ts$/.test(file);

const ALL = ['locales', 'components', 'pages', 'studio', 'scripts']
  .flatMap(modulesIn)
  .filter((file) => !file.includes('/node_modules/') && !file.includes('/dist/'));

const MODULES = ALL.filter((file) => !isCommand(file));

const known = new Set(MODULES);

const ownImports = (file: string) =>
  importsOf(file)
    .map((target) => target.replace(/\?.*$/, ''))
    .filter((target) => known.has(target));

/** The most specific folder of the table that contains a module. */
const folderOf = (file: string): string =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => file.startsWith(`${folder}/`))
    .reduce((longest, folder) => (folder.length > longest.length ? folder : longest), '');

const mayImport = (folder: string, target: string) =>
  folder === target || (MAY_IMPORT[folder] ?? []).includes(target);

/** Import cycles. */
function circles(arrows: ReadonlyMap<string, readonly string[]>): string[] {
  const settled = new Set<string>();
  const found: string[] = [];
  const walk = (node: string, way: readonly string[]): void => {
    if (way.includes(node)) found.push([...way.slice(way.indexOf(node)), node].join(' -> '));
    else if (!settled.has(node)) {
      for (const next of arrows.get(node) ?? []) walk(next, [...way, node]);
      settled.add(node);
    }
  };
  for (const node of arrows.keys()) walk(node, []);
  return found;
}

test('the scanner sees imports', () => {
  expect(importsOf('scripts/pull/pictures/shareImages.ts')).toContain(
    'components/primitives/guilloche.ts',
  );
  expect(importsOf('studio/schema/objects/figure.ts')).toContain('@sanity/types');
});

describe('import directions', () => {
  test('between folders, as in the table', () => {
    const strange = MODULES.flatMap((file) =>
      ownImports(file)
        .filter((target) => !mayImport(folderOf(file), folderOf(target)))
        .map((target) => `${file} -> ${target}`),
    );
    expect(strange).toEqual([]);
  });

  test('never from tests, runner or benchmarks, which are not part of a site', () => {
    const strange = ALL.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('tests/'))
        .map((target) => `${file} -> ${target}`),
    );
    expect(strange).toEqual([]);
  });

  test('bottom-up: a folder is listed after those that it imports', () => {
    const order = Object.keys(MAY_IMPORT);
    const upward = Object.entries(MAY_IMPORT).flatMap(([folder, targets]) =>
      targets
        .filter((target) => order.indexOf(target) >= order.indexOf(folder))
        .map((target) => `${folder} -> ${target}`),
    );
    expect(upward).toEqual([]);
  });

  test('the table has no obsolete import, and lists every folder', () => {
    const found = new Set(
      MODULES.flatMap((file) =>
        ownImports(file).map((target) => `${folderOf(file)} -> ${folderOf(target)}`),
      ),
    );
    const stale = Object.entries(MAY_IMPORT).flatMap(([folder, targets]) =>
      targets.map((target) => `${folder} -> ${target}`).filter((arrow) => !found.has(arrow)),
    );
    expect(stale).toEqual([]);
    expect(MODULES.filter((file) => folderOf(file) === '')).toEqual([]);
  });

  test('no import cycles between modules, including types', () => {
    expect(circles(new Map(MODULES.map((file) => [file, ownImports(file)])))).toEqual([]);
  });

  test('no import cycles between sibling folders', () => {
    const arrows = new Map<string, string[]>();
    for (const file of MODULES)
      for (const target of ownImports(file)) {
        const from = path.posix.dirname(file);
        const to = path.posix.dirname(target);
        const isInside = `${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`);
        if (!isInside) arrows.set(from, [...(arrows.get(from) ?? []), to]);
      }
    expect(circles(arrows)).toEqual([]);
  });
});

describe('imports of a folder', () => {
  test('primitives import neither components/site, components/sections nor texts', () => {
    const allowed =
      /^(?:components\/primitives\/|locales\/(?:foreignWords|kinds|picture|pictureUrl)\.ts$|react$|react\/|@portabletext\/)/;
    expect(others('components/primitives', allowed)).toEqual([]);
  });

  test('only one module of locales reads files', () => {
    const reading = others('locales', new RegExp(`^(?:locales/|${PACKAGE})`));
    expect(reading).toEqual(['locales/load.ts -> node:fs', 'locales/load.ts -> node:path']);
  });

  test('pages get their content from the caller; only one module loads it otherwise', () => {
    const reading = ['pages', 'components']
      .flatMap(modulesIn)
      .filter((file) => importsOf(file).includes('locales/load.ts'));
    expect(reading).toEqual(['pages/+onBeforeRoute.ts']);
  });

  test('the schema imports nothing of Sanity but types', () => {
    expect(
      others('studio/schema', /^(?:studio\/(?:schema|words)\/|locales\/|@sanity\/types$)/),
    ).toEqual([]);
  });

  test('the translation checks import neither React nor the Studio', () => {
    const pure =
      /^(?:studio\/(?:interface\/(?:translations|words)|schema|words)\/|locales\/|@sanity\/types$)/;
    const impure = ['translations', 'words'].flatMap((name) =>
      others(`studio/interface/${name}`, pure),
    );
    expect(
      impure.filter((line) => !line.startsWith('studio/interface/translations/view/')),
    ).toEqual([]);
  });

  test('queries and the composition of their results run anywhere', () => {
    const allowed =
      /^(?:studio\/(?:compose|queries)\/|studio\/schema\/index\.ts$|studio\/dataset\/terms\.json$|locales\/|valibot$)/;
    expect(['studio/queries', 'studio/compose'].flatMap((name) => others(name, allowed))).toEqual(
      [],
    );
  });

  test('the preview runs in a browser, except for its bundler plugin', () => {
    const allowed = new RegExp(`^(?:studio/|pages/|components/|locales/|${PACKAGE})`);
    expect(others('studio/interface/preview', allowed)).toEqual([
      'studio/interface/preview/vite.ts -> node:url',
    ]);
  });
});

test('ships nothing of Sanity to visitors', () => {
  const packages = ['pages', 'components', 'locales'].flatMap((folder) =>
    modulesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((target) => SANITY.test(target))
        .map((target) => `${file} -> ${target}`),
    ),
  );
  expect(packages).toEqual([]);
});

test('the Studio declares every package that it and its preview of the site need', () => {
  const { dependencies, devDependencies } = v.parse(
    Manifest,
    JSON.parse(readFileSync('studio/package.json', 'utf8')),
  );
  const named = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const needed = ['studio/sanity.config.ts', 'studio/sanity.cli.ts'].flatMap((file) => [
    ...reachableFrom(file),
  ]);
  expect(needed).toContain('sanity');
  expect(needed.filter((target) => isPackage(target) && !named.has(packageOf(target)))).toEqual([]);
});

test("tests that run without the Studio's packages are also type-checked without them", () => {
  const tests = modulesIn('tests').filter((file) => !file.startsWith('tests/studio/units/'));
  const seen = new Set(tests);
  for (const file of tests) reachableFrom(file, { types: true, seen });
  const arrows = [...seen]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file).map((target) => `${file} -> ${target}`));
  expect(arrows.filter((arrow) => /-> sanity(?:\/|$)/.test(arrow))).toEqual([]);
});

test('the runtime of islands depends on neither texts, router nor files', () => {
  const brought = modulesIn('components/islands/runtime').flatMap((file) => [
    ...reachableFrom(file),
  ]);
  expect(brought).toContain('react');
  expect(
    brought.filter((target) => /i18next|^vike|^node:|^locales\/load|^valibot/.test(target)),
  ).toEqual([]);
});

test('making a release loads no bundler, as each release starts a new process', () => {
  const brought = [...reachableFrom('scripts/publish/worker/worker.ts')];
  expect(brought).toContain('vike/server');
  expect(brought.filter((target) => /^(?:vite|rolldown)(?:\/|$)/.test(target))).toEqual([]);
});
