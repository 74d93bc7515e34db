import { expect, test } from 'vitest';
import { isUntranslated } from '../../../locales/isUntranslated.ts';

const LONGEST_NAME = 'a'.repeat(60);

test.each(['EB-5', LONGEST_NAME, `${LONGEST_NAME} ${'1, '.repeat(60)}`, `${LONGEST_NAME}b字`])(
  'allows %s in a Chinese text',
  (text) => expect(isUntranslated(text, 'zh')).toBe(false),
);

test.each([`${LONGEST_NAME}b`, 'é'.repeat(61)])('rejects %s in a Chinese text', (text) =>
  expect(isUntranslated(text, 'zh')).toBe(true),
);

test.each(['', '190+', '{{visaFree}}', 'hukou (户口)', 'The household register, 户口'])(
  'allows “%s” as an English text',
  (text) => expect(isUntranslated(text, 'en')).toBe(false),
);

test.each(['西班牙', 'EB-5投资移民', '{{minInvestment}}起', '㐀'])(
  'rejects “%s” as an English text',
  (text) => expect(isUntranslated(text, 'en')).toBe(true),
);
