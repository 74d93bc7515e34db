import { expect, test } from 'vitest';
import { colourAdvice, colourProblem } from '../../../studio/schema/rules/colour.ts';

test.each(['#000000', '#1976d2', '#767676'])('accepts %s behind white text', (colour) => {
  expect(colourProblem(colour)).toBeUndefined();
  expect(colourAdvice(colour)).toBeUndefined();
});

test.each(['#777777', '#ff0000', '#949494'])('advises against %s behind small text', (colour) => {
  expect(colourProblem(colour)).toBeUndefined();
  expect(colourAdvice(colour)).toMatch(/^Small white text is hard to read/);
});

test.each(['#ffffff', '#f5d76e', '#959595'])('rejects the light colour %s', (colour) =>
  expect(colourProblem(colour)).toBe(
    `“${colour}” is too light for the white text on it: choose a darker colour`,
  ),
);

test.each(['', '#fff', '#1976D2', 'blue', '#1976d2 '])('rejects %j as a colour', (colour) =>
  expect(colourProblem(colour)).toMatch(/is not a colour/),
);
