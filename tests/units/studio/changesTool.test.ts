import { expect, test } from 'vitest';
import {
  overtakenDocuments,
  staleDocuments,
  withoutRefused,
} from '../../../studio/interface/changes/refusedDocuments.ts';
import { confirmedPair } from '../../../studio/interface/translations/agreement.ts';
import { typeOf } from '../../support/schema.ts';

const guide = (_id: string, title: object = {}) => ({ _id, _type: 'guide', title });

test('does not count the page of an invalid new document', () => {
  const known = guide('drafts.known');
  const fresh = guide('drafts.fresh');
  const refusals = [known, fresh].map((document) => ({ document, problems: [] }));
  const stored = [guide('known'), known, fresh];
  expect(withoutRefused(stored, refusals)).toEqual([guide('known'), known]);
});

test('a layer says which language of its texts is stale, and counts missing ones as problems', () => {
  const confirmed = confirmedPair({ en: 'Tax', zh: '税' });
  const stored = [
    guide('published', { en: 'Taxes', zh: '税', confirmed }),
    guide('drafts.stale', { en: 'Taxes', zh: '税', confirmed }),
    guide('drafts.missing', { en: 'Taxes' }),
    {
      ...guide('versions.r.gone', { en: 'Taxes', zh: '税', confirmed }),
      _system: { delete: true },
    },
  ];
  const behind = staleDocuments(stored, 'drafts', typeOf);
  expect(behind.map(({ document, problems }) => [document._id, problems])).toEqual([
    ['drafts.stale', [{ path: ['title'], message: 'Chinese to check' }]],
  ]);
  expect(staleDocuments(stored, 'r', typeOf)).toEqual([]);
});

test('names the documents that would undo a newer publish', () => {
  const edited = (_id: string, day: number, more = {}) => ({
    ...guide(_id),
    _updatedAt: `2026-11-0${day}T00:00:00Z`,
    ...more,
  });
  const stored = [
    edited('older', 2),
    edited('versions.r.older', 1),
    edited('newer', 1),
    edited('versions.r.newer', 2),
    edited('gone', 2),
    edited('versions.r.gone', 1, { _system: { delete: true } }),
    edited('versions.r.fresh', 1),
  ];
  const overtaken = overtakenDocuments(stored, 'r');
  expect(overtaken.map(({ document }) => document._id)).toEqual(['versions.r.older']);
});
