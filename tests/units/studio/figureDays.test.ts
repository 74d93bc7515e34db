import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayInTimeZone } from '../../../locales/day.ts';
import {
  begunRule,
  checkedInPastRule,
  recheckedOnChangeRule,
  reviewAfterCheckRule,
} from '../../../studio/schema/rules/figureDays.ts';

beforeEach(() => {
  // It is the 26th in Shanghai, but still the 25th in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-26T00:00:00+08:00'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('rejects a check date in the future, in any time zone', () => {
  const judge = (asOf: string, environment = 'studio') =>
    checkedInPastRule(asOf, { environment } as never);
  expect(judge('2026-11-25')).toBe(true);
  expect(judge('2026-11-26')).toBe(true);
  expect(judge('2026-11-27')).toContain('2026-11-27 is in the future');
  expect(judge('2062-11-01')).toContain('2062-11-01 is in the future');
  // A wrong clock on the server does not remove anything from the site.
  expect(judge('2062-11-01', 'cli')).toBe(true);
  // An invalid date is already reported.
  expect(judge('9999')).toBe(true);
});

test('advises on a state that has not begun', () => {
  const judge = (since?: string) => begunRule(since, { environment: 'studio' } as never);
  expect(judge()).toBe(true);
  expect(judge('2026-11-26')).toBe(true);
  expect(judge('2027-01-01')).toContain('under “Later state”');
});

test('rejects a review before the check, also in the pull', () => {
  const judge = (reviewBy: string, asOf: string) =>
    reviewAfterCheckRule(reviewBy, { environment: 'cli', parent: { asOf } } as never);
  expect(judge('2027-05-01', '2026-11-01')).toBe(true);
  expect(judge('2026-11-01', '2026-11-01')).toBe(true);
  expect(judge('2026-10-31', '2026-11-01')).toContain('last checked (2026-11-01)');
  expect(judge('', '2026-11-01')).toBe(true);
});

const published = { _key: 'a', value: 4, upTo: 6, unit: 'month', asOf: '2026-09-01' };

async function judgeAnew(edit: object, before = published) {
  const figure = { ...before, ...edit };
  const client = { withConfig: () => ({ fetch: async () => ({ figures: [before] }) }) };
  return recheckedOnChangeRule(figure.asOf, {
    environment: 'studio',
    document: { _id: 'drafts.spain' },
    parent: figure,
    path: ['figures', { _key: 'a' }, 'asOf'],
    getClient: () => client,
  } as never);
}

test('reminds of the date when a figure changes', async () => {
  const reminded = expect.stringContaining('The figure changed but this date did not');
  expect(await judgeAnew({})).toBe(true);
  expect(await judgeAnew({ value: 5 })).toEqual(reminded);
  expect(await judgeAnew({ upTo: undefined })).toEqual(reminded);
  expect(await judgeAnew({ unit: 'year' })).toEqual(reminded);
  expect(await judgeAnew({ value: 5, asOf: '2026-11-25' })).toBe(true);
  expect(await judgeAnew({ reviewBy: '2027-01-01' })).toBe(true);
  // Corrected on the day of the check: no other date is right.
  const checkedToday = { ...published, asOf: dayInTimeZone(new Date()) };
  expect(await judgeAnew({ value: 5 }, checkedToday)).toBe(true);
});
