import { expect, test, vi } from 'vitest';
import {
  dropDoneMoves,
  type Moves,
  orderedDocuments,
} from '../../../studio/interface/order/orderedDocuments.ts';
import type { StoredDocument } from '../../../studio/schema/overlay.ts';

const SPAIN = { _id: 'spain', _type: 'project', order: 10 };
const MALTA = { _id: 'malta', _type: 'project', order: 20 };
const moves: Moves = new Map([[SPAIN, 30]]);

const ids = (...documents: readonly StoredDocument[]) =>
  orderedDocuments(documents, { type: 'project' }, moves).map(({ id }) => id);

test('keeps a moved document in its new place until the lake confirms it', () => {
  expect(ids(SPAIN, MALTA)).toEqual(['malta', 'spain']);
});

test('keeps a document where someone else has moved it since', () => {
  expect(ids(SPAIN, { ...SPAIN, _id: 'drafts.spain', order: 5 }, MALTA)).toEqual([
    'spain',
    'malta',
  ]);
});

test('leaves pending moves unchanged', () => {
  expect(dropDoneMoves(moves, () => false)).toBe(moves);
  expect(dropDoneMoves(moves, (document, order) => document === SPAIN && order === 30).size).toBe(
    0,
  );
});

test('sorts documents without a number or address last, others by address', () => {
  const a = { _id: 'a', _type: 'project', order: 40, slug: { current: 'a' } };
  const b = { ...a, _id: 'b', slug: { current: 'b' } };
  const fresh = { _id: 'drafts.new', _type: 'project', order: 'ten' };
  expect(ids(fresh, b, a, { ...a, _id: 'other', _type: 'guide' })).toEqual(['a', 'b', 'new']);
});

test('sorts addresses like the site, whatever the language of the browser', () => {
  // Danish sorts “aa” last, as “å”.
  const danish = new Intl.Collator('da');
  const spy = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (
    this: string,
    other,
  ) {
    return danish.compare(this, other);
  });
  const at = (current: string) => ({ _id: current, _type: 'project', slug: { current } });
  expect(ids(at('bonn'), at('aachen'))).toEqual(['aachen', 'bonn']);
  spy.mockRestore();
});
