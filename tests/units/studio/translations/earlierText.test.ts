import { expect, test } from 'vitest';
import { confirmedPair } from '../../../../studio/interface/translations/agreement.ts';
import { findEarlierText } from '../../../../studio/interface/translations/findEarlierText.ts';

const confirmed = confirmedPair({ en: 'Greece', zh: '希腊' });
const now = { en: 'Greece tomorrow', zh: '希腊', confirmed };
const revision = (en: string) => ({ cards: [{ _key: 'a' }, { _key: 'b', title: { en } }] });
const PATH = ['cards', { _key: 'b' }, 'title'];

test('finds the confirmed text, however often it has changed', () => {
  const revisions = ['Greece tomorrow', 'Greece today', 'Greece', 'Hellas'].map(revision);
  expect(findEarlierText(revisions, PATH, now, 'en')).toBe('Greece');
});

test('reads no further back than needed', () => {
  function* revisions() {
    yield revision('Greece');
    throw new Error('This was not needed');
  }
  expect(findEarlierText(revisions(), PATH, now, 'en')).toBe('Greece');
});

test('reports that the history does not go back far enough', () => {
  const revisions = [revision('Greece today'), { cards: null }, null, undefined, { cards: [] }];
  expect(findEarlierText(revisions, PATH, now, 'en')).toBeUndefined();
});
