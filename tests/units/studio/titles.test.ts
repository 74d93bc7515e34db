import { expect, test } from 'vitest';
import { toReadableName } from '../../../studio/schema/titles.ts';

test.each([
  ['i140', 'Form I-140'],
  ['realEstate', 'Real estate'],
  ['constructor', 'Constructor'],
  ['toString', 'To string'],
])('shows %s to editors as “%s”', (name, words) => {
  expect(toReadableName(name)).toBe(words);
});
