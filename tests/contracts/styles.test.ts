import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  BUDGET_BOUNDS,
  CONDITIONS,
  FAMILY_CHOICES,
  type filterAttributes,
  TIME_BOUNDS,
} from '../../components/sections/register/choices.ts';
import { GOALS } from '../../locales/goals.ts';

/** Base sheets of every page; the other sheets may follow in any order. */
const GROUND = ['pages/reset.css', 'pages/base.css', 'pages/chinese.css'];

/** Selectors with a higher specificity on purpose; no component sets the same properties. */
const HEAVIER = ['[hidden]', 'html:lang(zh)'];

/** The innermost `:where(...)`, which has no specificity. */
const WEIGHTLESS = /:where\((?:[^()]|\([^()]*\)|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Selectors of a sheet, without parts that have no specificity. */
const selectorsOf = (sheet: string): string[] =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[;{}])([^;{}]+)\{/g)]
    .map(([, selectors = '']) => selectors.replace(WEIGHTLESS, '*').trim())
    .filter((selectors) => !selectors.startsWith('@') && !HEAVIER.includes(selectors));

/** Whether a class, an attribute or a state adds to the specificity. */
const isHeavy = (selectors: string): boolean =>
  /[.#[:]/.test(selectors.replaceAll(/::[\w-]+(?:\(\w+\))?|:(?:is|not)\(/g, ''));

test.each(GROUND)('%s has a lower specificity than any class, as there are no layers', (file) => {
  const selectors = selectorsOf(readFileSync(file, 'utf8'));
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter(isHeavy)).toEqual([]);
});

test.each([
  [':where(.a, :not(:is(.b))) p, a::before', false],
  ['a:where(:hover)', false],
  ['a:hover', true],
  ['h2 .clause', true],
  ['[lang]', true],
])('compares the specificity of %s', (selector, expected) => {
  expect(selectorsOf(`${selector} { color: red }`).some(isHeavy)).toBe(expected);
});

test('every sheet is imported', () => {
  const sheets = globSync('{pages,components}/**/*.css');
  const imported = new Set(
    globSync('{pages,components}/**/*.{css,ts,tsx}').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/import '([^']+\.css)'|@import "([^"]+\.css)"/g),
        ([, module, sheet]) => path.join(path.dirname(file), module ?? sheet ?? ''),
      ),
    ),
  );
  const left = sheets.filter((sheet) => !imported.has(sheet));
  expect(left, 'import these in the sheets of their pages, in pages/sheets').toEqual([]);
});

test('no sheet has more than 200 lines', () => {
  const sheets = globSync('{pages,components}/**/*.css');
  const long = sheets.filter((file) => readFileSync(file, 'utf8').split('\n').length > 201);
  expect(long, 'split these by what they style').toEqual([]);
});

test('no sheet uses ::first-letter, with which Chromium hides one-character texts from screen readers', () => {
  const sheets = globSync('{pages,components}/**/*.css');
  const dressing = sheets.filter((file) => readFileSync(file, 'utf8').includes('::first-letter'));
  expect(dressing).toEqual([]);
});

const valuesOf = (choices: readonly { readonly value: string }[]) =>
  choices.map(({ value }) => value);

/** The values of each of the register's filters, by the attribute of the rows that match them. */
const FILTER_VALUES: Readonly<
  Record<keyof ReturnType<typeof filterAttributes>, readonly (string | number)[]>
> = {
  'data-goal': GOALS,
  'data-budget': BUDGET_BOUNDS,
  'data-time': TIME_BOUNDS,
  'data-family': valuesOf(FAMILY_CHOICES),
  'data-condition': valuesOf(CONDITIONS),
};

test('every value of the filters has a rule that applies it without script', () => {
  const sheet = readFileSync('components/sections/register/filters.css', 'utf8');
  const rules =
    /:has\((?:\[name="(\w+)"\])?\[value="(\w+)"\]:checked\)\s+#register\s+tbody\s+tr:not\(\[data-(\w+)~?="(\w+)"\]\)/g;
  const applied = Array.from(
    sheet.matchAll(rules),
    ([, name, value, filter, shown]) => `${name ?? filter} ${value}: data-${filter} ${shown}`,
  );
  const offered = Object.entries(FILTER_VALUES).flatMap(([attribute, values]) =>
    values.map((value) => `${attribute.replace('data-', '')} ${value}: ${attribute} ${value}`),
  );
  expect(applied.toSorted()).toEqual(offered.toSorted());
});
