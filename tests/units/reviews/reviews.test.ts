import { expect, test } from 'vitest';
import { indexCatalogue } from '../../../locales/catalogue.ts';
import type { Guide } from '../../../locales/collections.ts';
import type { Figure } from '../../../locales/figures.ts';
import type { WholeContent } from '../../../locales/indexedContent.ts';
import { mapLocales } from '../../../locales/locale.ts';
import { reviewCalendar } from '../../../scripts/build/reviewCalendar.ts';
import { listReviews } from '../../../scripts/content/reviews.ts';
import { describeReviews } from '../../../scripts/content/reviewTable.ts';
import { smallContent } from '../../publish/support/smallContent.ts';

const ORIGIN = 'https://www.harbor.example';

const figure = (name: string, reviewBy: string): Figure => ({
  name,
  reviewBy,
  value: 5,
  unit: 'year',
  asOf: '2026-01-31',
  sourceTitle: 'Civil Code',
});

/** Content whose first programme has these figures, and a title. */
function contentWith(figures: readonly Figure[], title = 'Golden visa'): WholeContent {
  const { site, catalogues } = smallContent(1);
  const programs = site.programs.map((program) => ({
    ...program,
    figures: [...figures],
    updatedAt: '2026-05-04T03:02:01Z',
  }));
  const [program] = programs;
  const texts = { ...catalogues.en, [`${program?.group}.seo.title`]: title };
  return {
    site: { ...site, programs, newestRates: undefined },
    catalogues: mapLocales((locale) =>
      indexCatalogue(locale === 'en' ? texts : catalogues[locale]),
    ),
  };
}

const tableOf = (day: string, ...figures: Figure[]) =>
  describeReviews(listReviews(contentWith(figures), ORIGIN), day);

const unfolded = (calendar: string) => calendar.replaceAll('\r\n ', '');

test('lists overdue reviews first, then those within 90 days, and counts the others', () => {
  const table = tableOf(
    '2026-06-01',
    figure('later', '2026-08-31'),
    figure('last', '2026-08-30'),
    figure('today', '2026-06-01'),
    figure('late', '2026-05-31'),
  );
  const [overdue = '', soon = ''] = table.split('From 2026-06-01 to 2026-08-30');
  expect(overdue).toMatch(/^Overdue on 2026-06-01: 1 entry on 1 page\n/);
  expect(overdue).toMatch(/2026-05-31 {2}late {2}5 years {2}Civil Code/);
  expect(overdue).toContain(`Golden visa  ${ORIGIN}/`);
  expect(soon).toMatch(/today[\s\S]*last[\s\S]*Later: 1 entry on 1 page, the first by 2026-08-31$/);
});

test('lists changes that happen by themselves, never as overdue', () => {
  const { site, catalogues } = contentWith([]);
  const status = { state: 'open' as const };
  const next = { from: '2026-06-15' };
  const programs = site.programs.map((program) => ({ ...program, status: { ...status, next } }));
  const [group] = programs.map((program) => program.group);
  const texts = { ...catalogues.en.get(group ?? ''), [`${group}.status.later`]: 'Closes soon' };
  const en = indexCatalogue({ ...catalogues.en.get('ui'), ...texts });
  const content = { site: { ...site, programs }, catalogues: { ...catalogues, en } };
  const reviews = listReviews(content, ORIGIN);
  const [overdue = '', soon] = describeReviews(reviews, '2026-06-20').split('\n\n');
  expect(overdue).toMatch(/nothing$/);
  expect(soon).toMatch(/From 2026-06-20/);
  expect(describeReviews(reviews, '2026-06-01')).toMatch(/2026-06-15 {2}status {2}Closes soon/);
  expect(unfolded(reviewCalendar(content, ORIGIN))).toMatch(/SUMMARY:Golden visa changes\r\n/);
});

test('guides are due a year after their review, rates after a quarter, as in the Studio', () => {
  const { site, catalogues } = contentWith([]);
  const guide: Guide = {
    id: 'guide-tax',
    slug: 'tax',
    path: '/guides/tax',
    group: 'guides.tax',
    updatedAt: null,
    order: 1,
    heroHeight: 40,
    sections: [],
    topics: [],
    sources: [],
    author: '/team/a',
    reviewed: '2025-06-11',
  };
  const newestRates = { id: 'rates-may', day: '2026-05-01' };
  const content = { site: { ...site, guides: [guide], newestRates }, catalogues };
  const reviews = listReviews(content, ORIGIN);
  const [overdue = '', soon = ''] = describeReviews(reviews, '2026-06-20').split('From 2026');
  expect(overdue).toMatch(/2026-06-11 {2}text {2}checked on 2025-06-11 {2}once a year/);
  expect(soon).toMatch(/Exchange rates .*\(rates-may\)\n {2}2026-07-31 {2}rates {2}of 2026-05-01/);
  // Not the day on which they are due, nor that of the page that shows the rates.
  const stamps = unfolded(reviewCalendar(content, ORIGIN)).match(/(?<=DTSTAMP:)\d+/g);
  expect(stamps).toEqual(['20250611', '20260501']);
});

test('says that there are no figures', () => {
  expect(tableOf('2026-06-01')).toBe(
    'Overdue on 2026-06-01: nothing\n\nFrom 2026-06-01 to 2026-08-30: nothing\n\nLater: 0 entries on 0 pages',
  );
});

test('the calendar has a stable event for each page and day', () => {
  const content = contentWith([figure('one', '2026-08-31'), figure('two', '2026-08-31')]);
  const calendar = reviewCalendar(content, ORIGIN);
  expect(calendar).toBe(reviewCalendar(content, ORIGIN));
  const lines = unfolded(calendar).split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const [id] = content.site.programs.map((program) => program.id);
  expect(lines).toContain(`UID:${id}.2026-08-31@www.harbor.example`);
  expect(lines).toContain('DTSTAMP:20260504T030201Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260831');
  expect(lines).toContain(
    String.raw`DESCRIPTION:one: 5 years (Civil Code)\ntwo: 5 years (Civil Code)`,
  );
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
});

test('folds lines of the calendar at 75 octets between characters, and escapes text', () => {
  const title = `a, b; c\\ ${'入籍与永久居留'.repeat(20)}`;
  const calendar = reviewCalendar(contentWith([figure('one', '2026-08-31')], title), ORIGIN);
  const lines = calendar.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(calendar.replaceAll('\r\n', '')).not.toContain('\n');
  expect(calendar).not.toContain('\ufffd');
  expect(unfolded(calendar)).toContain(
    `SUMMARY:Review ${title.replace('\\', '\\\\').replace(',', '\\,').replace(';', '\\;')}\r\n`,
  );
});
