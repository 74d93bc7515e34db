import { expect, test } from 'vitest';
import { fillPlaceholders, placeholderNames } from '../../../locales/placeholders.ts';

const show = (name: string, format: string | undefined) =>
  name === 'unknown' ? undefined : `<${format ?? 'whole'} ${name}>`;

test.each([
  { text: 'No figure', names: [], filled: 'No figure' },
  { text: '{{a}} of {{ b }}', names: ['a', 'b'], filled: '<whole a> of <whole b>' },
  { text: '投资{{a,number}}起', names: ['a'], filled: '投资<number a>起' },
  { text: '{{ a , number }}', names: ['a'], filled: '<number a>' },
  { text: '{{a}}{{a}}', names: ['a', 'a'], filled: '<whole a><whole a>' },
  { text: '{{unknown}} stays', names: ['unknown'], filled: '{{unknown}} stays' },
  {
    text: 'one {brace}, {{}} and {{two words}}',
    names: [],
    filled: 'one {brace}, {{}} and {{two words}}',
  },
])('$text', ({ text, names, filled }) => {
  expect(placeholderNames(text)).toEqual(names);
  expect(fillPlaceholders(text, show)).toBe(filled);
});

test('inserts a value verbatim, even if it looks like a replacement pattern', () => {
  expect(fillPlaceholders('costs {{a}}', () => '$& $1')).toBe('costs $& $1');
});
