import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { importsOf, modulesIn, reachableFrom } from '../support/sources.ts';

const SANITY = /^(?:@sanity\/|sanity$|sanity\/|groq|@portabletext\/(?!types|react))/;

/** Imports below a folder that do not fit a pattern, as `module -> target`. */
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

test('the scanner sees imports', () => {
  expect(importsOf('scripts/pull/pictures/share.ts')).toContain(
    'components/primitives/guilloche.ts',
  );
  expect(importsOf('studio/schema/objects/benefit.ts')).toContain('@sanity/types');
});

describe('imports run one way', () => {
  test('pages use pages, components, locales and packages', () => {
    expect(others('pages', new RegExp(`^(?:pages/|components/|locales/|${PACKAGE})`))).toEqual([]);
  });

  test('components use components, locales and packages', () => {
    expect(others('components', new RegExp(`^(?:components/|locales/|${PACKAGE})`))).toEqual([]);
  });

  test('primitives know no site, no section and no words', () => {
    const allowed =
      /^(?:components\/primitives\/|locales\/(?:foreignWords|kinds|site|pictureUrl)\.ts$|react$|react\/|@portabletext\/)/;
    expect(others('components/primitives', allowed)).toEqual([]);
  });

  test('locales use locales and packages; one module reads files', () => {
    const reading = others('locales', new RegExp(`^(?:locales/|${PACKAGE})`));
    expect(reading).toEqual(['locales/load.ts -> node:fs', 'locales/load.ts -> node:path']);
  });

  test('pages get their content from who renders them; one module gives what none gave', () => {
    const reading = ['pages', 'components']
      .flatMap(modulesIn)
      .filter((file) => importsOf(file).includes('locales/load.ts'));
    expect(reading).toEqual(['pages/+onBeforeRoute.ts']);
  });

  test('the schema uses itself, locales and the types of Sanity', () => {
    expect(others('studio/schema', /^(?:studio\/schema\/|locales\/|@sanity\/types$)/)).toEqual([]);
  });

  test('what tells whether translations agree knows no React and no Studio', () => {
    const pure = /^(?:studio\/(?:translations|words|schema)\/|locales\/|@sanity\/types$)/;
    const impure = ['studio/translations', 'studio/words'].flatMap((folder) =>
      others(folder, pure),
    );
    expect(impure.filter((line) => !line.startsWith('studio/translations/view/'))).toEqual([]);
  });

  test('composing uses queries, locales and the list of terms', () => {
    expect(
      others(
        'studio/compose',
        /^(?:studio\/(?:compose|queries)\/|studio\/dataset\/terms\.json$|locales\/|valibot$)/,
      ),
    ).toEqual([]);
  });

  test('the preview uses pages, what makes their content, and packages', () => {
    const allowed = new RegExp(
      `^(?:studio/(?:preview|queries|compose|words)/|pages/|components/|locales/|${PACKAGE})`,
    );
    expect(others('studio/preview', allowed)).toEqual(['studio/preview/vite.ts -> node:url']);
  });

  test('queries use themselves, locales and valibot', () => {
    expect(others('studio/queries', /^(?:studio\/queries\/|locales\/|valibot$)/)).toEqual([]);
  });
});

test('what visitors get knows nothing of Sanity', () => {
  const packages = ['pages', 'components', 'locales'].flatMap((folder) =>
    modulesIn(folder).flatMap((file) =>
      importsOf(file)
        .filter((target) => SANITY.test(target))
        .map((target) => `${file} -> ${target}`),
    ),
  );
  expect(packages).toEqual([]);
});

test('the Studio names every package that it and what it shows of the site need', () => {
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

test('what runs in a browser brings neither words, router nor files along', () => {
  const brought = modulesIn('components/islands/runtime').flatMap((file) => [
    ...reachableFrom(file),
  ]);
  expect(brought).toContain('react');
  expect(
    brought.filter((target) => /i18next|^vike|^node:|^locales\/load|^valibot/.test(target)),
  ).toEqual([]);
});
