import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readModule } from '../support/readModule.ts';

const NOT_OURS = /(?:^|\/)(?:node_modules|dist|\.cache|\.lake|releases|test-results|shots)(?:\/|$)/;

const TREE = globSync('**', { exclude: (name) => NOT_OURS.test(name) }).concat(
  globSync('.{ci,github,githooks}/**'),
  globSync('.{nvmrc,editorconfig,gitignore}'),
);

const filesBelow = (...folders: readonly string[]) =>
  TREE.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`)));

const MODULES = filesBelow('scripts', 'studio', 'components', 'pages', 'locales', 'tests')
  .concat(TREE.filter((file) => !file.includes('/')))
  .filter((file) => /\.tsx?$/.test(file));

const READ = MODULES.map((file) => ({ file, ...readModule(file) }));

/** Text for readers: whole documents, comments of code, messages of the product. */
const TOLD = [
  ...TREE.filter((file) =>
    /\.(?:md|sh|conf|service|timer|path|yml|css)$|Caddyfile$/.test(file),
  ).map((file) => ({ file, texts: [readFileSync(file, 'utf8')] })),
  ...READ.map(({ file, comments, messages }) => ({
    file,
    texts: file.startsWith('tests/') ? comments : [...comments, ...messages],
  })),
];

/** Generated files. */
const MADE = /^(?:studio\/(?:dist|node_modules)|locales\/\.next|dist\/|RUNNER_TEMP\/)/;

/** Paths on a server, from the guide. */
const OF_A_SERVER = /^\/(?:usr|etc)\//;

const FOLDERS =
  'scripts|studio|components|pages|locales|hosting|tests|docs|public|\\.github|\\.githooks|\\.ci';
const PATH = new RegExp(`(?<![\\w./@:*{}$-])(?:${FOLDERS})/[\\w.@+*{},/-]*`, 'g');
const FILE = /(?<![\w.@+*/{}:~-])[\w@+*./-]*\w\.(?:tsx?|css|md|sh|ndjson)\b(?![\w/-])/g;

const named = (pattern: RegExp) =>
  TOLD.flatMap(({ file, texts }) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([found]) => ({ file, found }))),
  );

const lines = (found: readonly { file: string; found: string }[]) => [
  ...new Set(found.map((one) => `${one.file}: ${one.found}`)),
];

/** A path with a placeholder (`pages/NAME`) exists if any match does. */
const asPattern = (name: string) =>
  name.replace(/[.,/]+$/, '').replace(/\b[A-Z]{3,}\b(?!\.md)/g, '*');

/** Matches a full path, or the end of one. */
const isNamed = (file: string, name: string) =>
  `/${file}`.endsWith(`/${name}`) ||
  (/[*{]/.test(name) && (path.matchesGlob(file, name) || path.matchesGlob(file, `**/${name}`)));

const Scripts = v.object({ scripts: v.record(v.string(), v.string()) });

describe('names in documents, comments and messages exist', () => {
  test('paths', () => {
    const missing = named(PATH).filter(({ found }) => {
      const pattern = asPattern(found);
      return !MADE.test(pattern) && globSync([pattern, `${pattern}.*`]).length === 0;
    });
    expect(lines(missing)).toEqual([]);
  });

  test('files', () => {
    // The change log may name removed files.
    const told = named(FILE).filter(({ file }) => file !== 'CHANGELOG.md');
    const missing = told.filter(({ found }) => {
      const name = asPattern(found.replace(/^(?:(?:\.\.?\/)+|\/srv\/meridian\/code\/)/, ''));
      return (
        !MADE.test(name) && !OF_A_SERVER.test(name) && !TREE.some((file) => isNamed(file, name))
      );
    });
    expect(lines(missing)).toEqual([]);
  });

  test('commands', () => {
    const { scripts } = v.parse(Scripts, JSON.parse(readFileSync('package.json', 'utf8')));
    const missing = named(/(?<=npm run (?:--silent )?)[a-z][\w:-]*\w/g).filter(
      ({ found }) => !(found in scripts),
    );
    expect(lines(missing)).toEqual([]);
  });

  test('settings', () => {
    const code = READ.map((module) => module.code).join('\n');
    const missing = named(/(?<![\w.])SANITY_[A-Z_]+\b/g).filter(
      ({ found }) => !code.includes(found),
    );
    expect(lines(missing)).toEqual([]);
  });

  test('decisions', () => {
    const missing = named(/(?<=\bdecision )\d+/g).filter(
      ({ found }) => globSync(`docs/decisions/${found.padStart(3, '0')}-*.md`).length === 0,
    );
    expect(lines(missing)).toEqual([]);
  });

  test('links of documents', () => {
    const missing = TREE.filter((file) => file.endsWith('.md')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, target = '']) => ({
          file,
          found: path.posix.join(path.posix.dirname(file), target),
        }))
        .filter(({ found }) => globSync(found).length === 0),
    );
    expect(lines(missing)).toEqual([]);
  });

  test('symbols linked in a comment, in the module of the comment', () => {
    const missing = READ.flatMap(({ file, code, comments }) => {
      return [...comments.join('\n').matchAll(/\{@link ([\w.]+)/g)]
        .map(([, name = '']) => ({ file, found: name }))
        .filter(({ found }) => !new RegExp(`\\b${found}\\b`).test(code));
    });
    expect(lines(missing)).toEqual([]);
  });

  test('identifiers in backticks, anywhere in the code', () => {
    const code = new Set(READ.flatMap((module) => module.code.match(/[\w$]+/g) ?? []));
    const missing = named(/(?<=`)[a-z]+(?:[A-Z][a-z]+)+(?=(?:\(\))?`)/g).filter(
      ({ found }) => !code.has(found),
    );
    expect(lines(missing)).toEqual([]);
  });
});

describe('the README', () => {
  const readme = readFileSync('README.md', 'utf8');
  const { scripts } = v.parse(Scripts, JSON.parse(readFileSync('package.json', 'utf8')));
  const folders = ['studio', 'scripts'].flatMap((parent) => [
    ...new Set(
      filesBelow(parent).flatMap((file) => (file.split('/').length > 2 ? file.split('/')[1] : [])),
    ),
  ]);

  test.each(folders)('describes %s/', (folder) => {
    expect(readme).toMatch(new RegExp(`^\\|.*\`${folder}/\`.*\\| \\S`, 'm'));
  });

  // CONTRIBUTING.md lists the test suites.
  test.each(Object.keys(scripts))('lists npm run %s', (name) => {
    const told = name.startsWith('test:') ? readFileSync('CONTRIBUTING.md', 'utf8') : readme;
    expect(told).toMatch(new RegExp(`npm (?:run )?${name}\\b(?!:)`));
  });

  const settings =
    readFileSync('scripts/command/settings.ts', 'utf8').match(/(?<=^ {2})[A-Z_]+(?=:)/gm) ?? [];

  test.each(settings)('describes the setting %s', (name) => {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
  });
});
