import { expect, test } from 'vitest';
import { languageMark } from '../../../studio/interface/lists/languageMark.ts';
import { confirmedPair } from '../../../studio/interface/translations/agreement.ts';

const stale = { en: 'Greece', zh: '希腊', confirmed: confirmedPair({ en: 'Hellas', zh: '希腊' }) };

test('a list says nothing about a document whose languages agree', () => {
  expect(languageMark({ title: { en: 'Greece', zh: '希腊' }, order: 1 })).toBeUndefined();
});

test('a list says once what is to be done', () => {
  const document = { title: stale, hero: { title: stale }, seo: { title: { zh: '希腊' } } };
  expect(languageMark(document)).toBe('Chinese to check, English missing');
});
