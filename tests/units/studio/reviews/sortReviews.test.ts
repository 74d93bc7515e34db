import { expect, test } from 'vitest';
import {
  adviceAfter,
  nextDueDate,
  recordCheck,
} from '../../../../studio/interface/reviews/recordCheck.ts';
import { sortReviews } from '../../../../studio/interface/reviews/sortReviews.ts';
import type { StoredDocument } from '../../../../studio/schema/overlay.ts';
import { successorRule } from '../../../../studio/schema/rules/successor.ts';

const TODAY = '2026-06-01';

const figure = (name: string, reviewBy: string, more = {}) => ({
  _key: name,
  name,
  value: 500_000,
  unit: 'EUR',
  asOf: '2026-01-01',
  reviewBy,
  source: { title: { en: 'Act 14/2013' } },
  ...more,
});

const program = (_id: string, more = {}): StoredDocument => ({
  _id,
  _type: 'program',
  title: { en: _id.replace(/^drafts\./, '') },
  ...more,
});

const calendarOf = (...stored: StoredDocument[]) =>
  sortReviews(stored, TODAY, (type) => `The ${type}`);

/** Documents with review dates. */
const daysOf = (part: ReturnType<typeof calendarOf>['overdue']) =>
  part.map(({ title, entries }) => [title, ...entries.map(({ day }) => day)]);

test('sorts overdue reviews first, then those within 90 days, by day; today is not overdue', () => {
  const { overdue, soon, later, until } = calendarOf(
    program('b', { figures: [figure('one', '2026-05-31'), figure('two', '2026-08-30')] }),
    program('a', { figures: [figure('three', TODAY), figure('four', '2026-04-01')] }),
    program('c', { figures: [figure('five', '2026-08-31')] }),
  );
  expect(until).toBe('2026-08-30');
  expect(daysOf(overdue)).toEqual([
    ['a', '2026-04-01'],
    ['b', '2026-05-31'],
  ]);
  expect(daysOf(soon)).toEqual([
    ['a', TODAY],
    ['b', '2026-08-30'],
  ]);
  expect(daysOf(later)).toEqual([['c', '2026-08-31']]);
});

test('a figure has a description, a source and a link to its field', () => {
  const [document] = calendarOf(program('a', { figures: [figure('minInvestment', TODAY)] })).soon;
  expect(document?.entries).toEqual([
    {
      day: TODAY,
      kind: 'figure',
      note: 'Act 14/2013',
      title: 'Minimum investment: 500,000 euros',
      path: 'figures[_key=="minInvestment"].reviewBy',
      check: {
        checked: '2026-01-01',
        checkedAt: 'figures[_key=="minInvestment"].asOf',
        due: TODAY,
        dueAt: 'figures[_key=="minInvestment"].reviewBy',
      },
    },
  ]);
});

test('shows a later value and a closing programme until their day', () => {
  const next = { from: '2026-07-01', value: 600_000 };
  const future = program('a', {
    figures: [figure('minInvestment', '2027-01-01', { next })],
    status: {
      state: 'changed',
      since: '2026-06-15',
      next: { state: 'closed', from: '2026-08-01' },
    },
  });
  const [document] = calendarOf(future).soon;
  expect(document?.entries.map(({ day, title, check }) => [day, title, check])).toEqual([
    ['2026-06-15', 'State: Changed', undefined],
    ['2026-07-01', 'Minimum investment becomes 600,000 euros', undefined],
    ['2026-08-01', 'State changes to: Closed', undefined],
  ]);
  const past = program('a', { status: { state: 'closed', since: '2026-05-31' } });
  expect(calendarOf(past).overdue).toEqual([]);
});

test('guides are due a year after they were checked, the newest rates after a quarter', () => {
  const { soon, overdue } = calendarOf(
    { _id: 'g', _type: 'guide', title: { en: 'Tax' }, reviewed: '2025-06-11' },
    { _id: 'r1', _type: 'exchangeRates', day: '2025-01-01' },
    { _id: 'r2', _type: 'exchangeRates', day: '2026-05-01' },
  );
  expect(daysOf(soon)).toEqual([
    ['Tax', '2026-06-11'],
    ['Rates of 2026-05-01', '2026-07-31'],
  ]);
  expect(overdue).toEqual([]);
});

test('new rates without a valid day do not hide the current ones', () => {
  const { soon } = calendarOf(
    { _id: 'rates', _type: 'exchangeRates', day: '2026-05-01' },
    { _id: 'drafts.begun', _type: 'exchangeRates' },
    { _id: 'drafts.mistyped', _type: 'exchangeRates', day: 'soon' },
  );
  expect(daysOf(soon)).toEqual([['Rates of 2026-05-01', '2026-07-31']]);
});

test('uses a draft instead of its published version, and ignores an incomplete one', () => {
  const { soon } = calendarOf(
    program('a', { figures: [figure('one', TODAY)] }),
    program('drafts.a', { figures: [figure('one', '2026-06-02'), { _key: 'new' }] }),
    program('drafts.b', { title: undefined, figures: 'nothing', status: {} }),
  );
  expect(soon.map(({ id, hasDraft, entries }) => [id, hasDraft, entries[0]?.day])).toEqual([
    ['a', true, '2026-06-02'],
  ]);
});

test('postpones a checked review by its last interval, or half a year', () => {
  expect(nextDueDate(TODAY, { checked: '2026-01-01', due: '2026-04-11' })).toBe('2026-09-09');
  expect(nextDueDate(TODAY, { checked: '2026-01-01', due: '2026-01-02' })).toBe('2026-11-30');
});

test('checks a later value that pages already show as the value itself', async () => {
  const next = { from: TODAY, value: 600_000, qualifier: 'atLeast' };
  const [document] = calendarOf(
    program('a', { figures: [figure('minInvestment', TODAY, { upTo: 550_000, next })] }),
    program('drafts.a', { figures: [figure('minInvestment', TODAY, { upTo: 550_000, next })] }),
  ).soon;
  const [entry] = document?.entries ?? [];
  expect(entry?.title).toBe('Minimum investment: at least 600,000 euros');
  const recorded: object[] = [];
  const client = { action: async (action: object) => recorded.push(action) };
  if (!document || !entry?.check) throw new Error('The figure is not listed');
  await recordCheck(client as never, document, [entry.check], TODAY, '2026-12-01');
  // Otherwise it would begin before the last check, which no document may publish.
  expect(successorRule(next, { parent: { asOf: TODAY } } as never)).not.toBe(true);
  const path = 'figures[_key=="minInvestment"]';
  expect(recorded).toMatchObject([
    {
      patch: {
        set: {
          [`${path}.asOf`]: TODAY,
          [`${path}.reviewBy`]: '2026-12-01',
          [`${path}.value`]: 600_000,
          [`${path}.qualifier`]: 'atLeast',
        },
        unset: [`${path}.upTo`, `${path}.next`],
      },
    },
  ]);
});

test('says that a check was not recorded', async () => {
  const client = { action: () => Promise.reject(new Error('409')) };
  const document = { id: 'a', type: 'program', hasDraft: true };
  const recorded = recordCheck(client as never, document, [], TODAY, '2026-12-01');
  await expect(recorded).rejects.toThrow('409');
});

test('blames somebody who is editing only for a conflict with a draft', () => {
  const conflict = Object.assign(new Error('exists'), { statusCode: 409 });
  expect(adviceAfter(conflict)).toMatch(/somebody is editing it/);
  expect(adviceAfter(new TypeError('Failed to fetch'))).toMatch(/Check your connection/);
});

test('leaves an invalid date to its form', () => {
  const documents = [
    { _id: 'rates', _type: 'exchangeRates', day: 'soon' },
    { _id: 'law', _type: 'guide', reviewed: '' },
  ];
  expect(calendarOf(...documents)).toMatchObject({ overdue: [], soon: [], later: [] });
});
