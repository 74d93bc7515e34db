import { expect, test } from 'vitest';
import {
  contestedDocuments,
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

test('names the documents that another release changes, or that were published since', () => {
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
    edited('drafts.newer', 2),
    edited('gone', 2),
    edited('versions.r.gone', 1, { _system: { delete: true } }),
    edited('versions.r.fresh', 1),
    edited('versions.s.fresh', 1),
  ];
  const contested = (layer: string) =>
    contestedDocuments(stored, layer).map(({ document, problems }) => [
      document._id,
      problems.map(({ message }) => message.split(':')[0]),
    ]);
  expect(contested('r')).toEqual([
    ['versions.r.older', ['It was published after its last edit here']],
    ['versions.r.fresh', ['Another release changes it too']],
  ]);
  expect(contested('drafts')).toEqual([]);
});
