import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'tests/faults';

/** A file and the number of a case in it, e.g. `pull/kill.test.ts 161`. */
type Place = string;

/** The cases that the index lists, with their files. */
function listed(): Place[] {
  const rows = readFileSync(`${FOLDER}/README.md`, 'utf8').matchAll(/^\| ([\d, -]+) +\|(.*)\|$/gm);
  return [...rows].flatMap(([, numbers = '', cells = '']) => {
    const files = [...cells.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file]) => file);
    return files.flatMap((file) => numbersIn(numbers).map((number) => `${file} ${number}`));
  });
}

/** Expands `331-333, 335` to four numbers. */
const numbersIn = (text: string): number[] =>
  text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** The cases that have tests: by number in a title, or as the first cell of a table row. */
const tested = (): Place[] =>
  globSync('**/*.{test,spec}.ts', { cwd: FOLDER }).flatMap((file) => {
    const source = readFileSync(path.join(FOLDER, file), 'utf8');
    const titles = source.matchAll(/['"`](\d{3})(?=:? \S)|^ *\['?(\d{3})'?(?=, ['{])/gm);
    const numbers = [...titles].map(([, title, cell]) => title ?? cell);
    return [...new Set(numbers)].map((number) => `${file} ${number}`);
  });

const isNumbered = (place: Place) => !place.startsWith('../');

test('the index and the numbered tests match', () => {
  expect(tested().length).toBeGreaterThan(130);
  expect(listed().filter(isNumbered).sort()).toEqual(tested().sort());
});

test('the tests elsewhere that the index names exist', () => {
  const elsewhere = listed().filter((place) => !isNumbered(place));
  expect(elsewhere.length).toBeGreaterThan(3);
  const files = elsewhere.map((place) => path.join(FOLDER, place.split(' ')[0] ?? ''));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
