import { expect, test } from 'vitest';
import { isUntranslated } from '../../../locales/isUntranslated.ts';

const LONGEST_NAME = 'a'.repeat(60);

test.each(['EB-5', LONGEST_NAME, `${LONGEST_NAME} ${'1, '.repeat(60)}`, `${LONGEST_NAME}b字`])(
  'allows %s in a Chinese text',
  (text) => expect(isUntranslated(text)).toBe(false),
);

test.each([`${LONGEST_NAME}b`, 'é'.repeat(61)])('rejects %s in a Chinese text', (text) =>
  expect(isUntranslated(text)).toBe(true),
);
