import { expect, test } from 'vitest';
import { tidyText } from '../../../studio/interface/inputs/tidyText.ts';
import { textProblem } from '../../../studio/schema/rules/text.ts';

/** Control characters, and marks of direction. */
const HIDDEN = Array.from({ length: 0x2070 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => textProblem(`a${character}b`),
);

test('a pasted text has no character that the site refuses', () => {
  // A phone number in an address book, a hyphen of a PDF file, a line of Windows.
  expect(tidyText('\u202a+1 555 0100\u202c, re\u0002fund\r\nof')).toBe('+1 555 0100, refund\nof');
  expect(HIDDEN.filter((character) => textProblem(tidyText(`a${character}b`)))).toEqual([]);
});

test('a pasted number or Latin word is as wide as those that are typed', () => {
  expect(tidyText('６５岁以上，须有５００，０００欧元或ＥＢ－５签证。')).toBe(
    '65岁以上，须有500,000欧元或EB－5签证。',
  );
  expect(tidyText('（甲）：１．５％！')).toBe('（甲）：1.5％！');
});
