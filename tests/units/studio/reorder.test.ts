import { expect, test } from 'vitest';
import { reorder } from '../../../studio/interface/order/reorder.ts';

const list = (...orders: readonly (number | undefined)[]) =>
  orders.map((order, at) => ({ id: 'abcdef'.charAt(at), order }));

test.each([
  ['between neighbours', list(10, 20, 30), 0, 1, [{ id: 'a', order: 25 }]],
  ['first', list(10, 20, 30), 2, 0, [{ id: 'c', order: 4 }]],
  ['first before number 1', list(1, 2), 1, 0, [{ id: 'b', order: 0 }]],
  ['last', list(10, 20, 30), 0, 2, [{ id: 'a', order: 40 }]],
  ['last, beside equal numbers', list(10, 10, 10), 0, 2, [{ id: 'a', order: 20 }]],
])('moves a document with one new number: %s', (_, before, from, to, changes) => {
  expect(reorder(before, from, to)).toEqual(changes);
});

test('renumbers neighbours if no number is free', () => {
  expect(reorder(list(10, 21, 22), 0, 1)).toEqual([
    { id: 'b', order: 10 },
    { id: 'a', order: 20 },
    { id: 'c', order: 30 },
  ]);
  expect(reorder(list(0, 20), 1, 0)).toEqual([
    { id: 'b', order: 10 },
    { id: 'a', order: 20 },
  ]);
  expect(reorder(list(10, undefined, undefined), 2, 1)).toEqual([
    { id: 'c', order: 20 },
    { id: 'b', order: 30 },
  ]);
});

test('changes nothing if the document stays or would leave the list', () => {
  expect(reorder(list(10, 20), 1, 1)).toEqual([]);
  expect(reorder(list(10, 20), 1, 2)).toEqual([]);
  expect(reorder(list(10, 20), 0, -1)).toEqual([]);
});
