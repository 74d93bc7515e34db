import { expect, test } from 'vitest';
import { collectAdvice } from '../../../studio/interface/publishing/advice.ts';
import { confirmedPair } from '../../../studio/interface/translations/agreement.ts';
import { typeOf } from '../../support/schema.ts';

const rules = [
  {
    words: ['guaranteed'],
    language: 'en' as const,
    acceptable: ['not guaranteed'],
    why: { en: 'nobody can promise it', zh: '没有人能承诺' },
  },
];

const guide = (_id: string, title: Readonly<Record<string, string>>) => ({
  _id,
  _type: 'guide',
  title,
});

const adviceFor = (...published: ReturnType<typeof guide>[]) =>
  collectAdvice({ published, rules, named: new Map() }, typeOf);

test('counts unqualified watched words, and names them with their place', () => {
  const claim = guide('a', { en: 'Guaranteed!', zh: '保证' });
  expect(adviceFor(claim)).toEqual([
    '1 watched word without a qualifier: “Guaranteed” in Title › English',
  ]);
  expect(adviceFor(guide('a', { en: 'It is not guaranteed.', zh: '不保证' }))).toEqual([]);
  expect(adviceFor(claim, guide('b', { en: 'Guaranteed, too', zh: '也' }))).toEqual([
    '2 watched words without a qualifier: “Guaranteed” in Guaranteed! › Title › English, “Guaranteed” in Guaranteed, too › Title › English',
  ]);
});

test('names the stale texts of a language', () => {
  const confirmed = confirmedPair({ en: 'Tax', zh: '税' });
  expect(adviceFor(guide('a', { en: 'Taxes', zh: '税', confirmed }))).toEqual([
    'Chinese is behind in 1 text: Title',
  ]);
  expect(adviceFor(guide('a', { en: 'Tax', zh: '税', confirmed }))).toEqual([]);
});

test('names only the first of many', () => {
  const en = 'Guaranteed. '.repeat(6);
  const [message] = adviceFor(guide('a', { en, zh: '保证' }));
  expect(message).toMatch(/^6 watched words .*(?:“Guaranteed” in Title › English, ){3}[^,]* …$/);
});
