import { expect, test } from 'vitest';
import { stillMoved, withOrders } from '../../../studio/interface/order/orderedDocuments.ts';

const SPAIN = { _id: 'spain', _type: 'program', order: 10 };
const MALTA = { _id: 'malta', _type: 'program', order: 20 };
const moved = { orders: [{ id: 'spain', order: 30 }], since: [SPAIN, MALTA] };

test('what was moved stands in its new place until the lake has it', () => {
  expect(withOrders([SPAIN, MALTA], moved)).toEqual([{ ...SPAIN, order: 30 }, MALTA]);
});

test('what somebody else moved since stands where they put it', () => {
  const draft = { ...SPAIN, _id: 'drafts.spain', order: 5 };
  expect(withOrders([SPAIN, draft], moved)).toEqual([{ ...SPAIN, order: 30 }, draft]);
});

test('what the lake has is moved no more: a draft that is taken back is back in its place', () => {
  const draft = { ...SPAIN, _id: 'drafts.spain', order: 30 };
  expect(stillMoved([SPAIN, MALTA], moved)).toBe(moved);
  const told = stillMoved([SPAIN, draft, MALTA], moved);
  expect(withOrders([SPAIN, MALTA], told)).toEqual([SPAIN, MALTA]);
});
