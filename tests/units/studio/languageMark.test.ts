import { expect, test } from 'vitest';
import { languageMark } from '../../../studio/interface/lists/languageMark.ts';
import { confirmedPair } from '../../../studio/interface/translations/agreement.ts';

const stale = { en: 'Greece', zh: '希腊', confirmed: confirmedPair({ en: 'Hellas', zh: '希腊' }) };

test('is empty if the languages of a document are up to date', () => {
  expect(languageMark({ title: { en: 'Greece', zh: '希腊' }, order: 1 })).toBeUndefined();
});

test('says once what needs to be done', () => {
  const document = { title: stale, hero: { title: stale }, seo: { title: { zh: '希腊' } } };
  expect(languageMark(document)).toBe('Chinese to check, English missing');
});
