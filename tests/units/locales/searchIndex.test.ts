import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { findIn } from '../../../components/islands/search/find.ts';
import { SEARCH_OPTIONS } from '../../../locales/searchIndex.ts';

const page = (id: string, body: string) => ({ id, body, title: id, summary: '', figures: [] });

const index = new MiniSearch(SEARCH_OPTIONS);
index.addAll([
  page('contact', '请加微信联系我们。'),
  page('letters', '差别甚微，信不必写，税务另谈。'),
  page('queue', '排期与税，都要问清。'),
]);

const found = (query: string) => findIn([index], query).map(({ id }) => id);

test('a Chinese name that is in no dictionary is found whole', () => {
  expect(found('微信')).toEqual(['contact']);
  expect(found('排期')).toEqual(['queue']);
});

test('characters that stand apart are not the word that they make together', () => {
  expect(found('马尔信')).toEqual([]);
});

test('a single character is found at the beginning of words, too', () => {
  expect(found('税').toSorted()).toEqual(['letters', 'queue']);
});
