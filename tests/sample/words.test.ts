import { expect, test } from 'vitest';
import { catalogues, site } from '../support/content.ts';

const { en, zh } = catalogues;

test('errors have the specified texts', () => {
  expect(en['errors.chunkFailed']).toContain('Loading chunk {{id}} failed');
  expect(['Timeout', 'Missing', 'Other'].map((kind) => en[`errors.kind${kind}`])).toEqual([
    'timeout',
    'missing',
    'other',
  ]);
  expect(en['errors.unexpected']).toBe('Unexpected Application Error!');
  expect(en['errors.status']).toBe('{{status}} {{statusText}}');
});

test('business hours are as specified', () => {
  expect(en['site.hoursWeekdays']).toContain('Monday to Friday 9:00 AM-6:00 PM US Eastern');
  expect(en['site.hoursWeekend']).toMatch(/weekends by appointment/i);
  expect(zh['site.hoursWeekdays']).toMatch(/周一至周五.*9:00-18:00/);
  expect(zh['site.hoursWeekend']).toMatch(/周末.*预约/);
});

test('the firm is evidently a sample: an address in Texas, unassigned numbers and e-mail', () => {
  expect(en['site.address']).toMatch(/Texas|\bTX\b/);
  expect(site.contact.phoneUs).toMatch(/^\+1 \d{3} 555 01\d\d$/);
  expect(site.contact.phoneInternational).toMatch(/^\+86 /);
  expect(site.contact.email).toMatch(/^info@example\.com$/);
});

test('the bar names its entries in both languages', () => {
  const labels = site.navigation.map((_, index) => en[`nav.entries.${index}.label`]);
  expect(labels).toEqual([
    'Home',
    'US green card',
    'Citizenship',
    'Residency programs',
    'Other programs',
    'Contact',
    'About',
  ]);
  const subpages = [0, 1, 2].map((index) => en[`nav.entries.1.children.${index}.label`]);
  expect(subpages).toEqual(['EB-1A & NIW', 'EB-1C', 'EB-5']);
  expect(zh['nav.entries.1.label']).toContain('绿卡');
});

test('Chinese texts use the familiar terms', () => {
  const all = Object.values(zh).join('\n');
  for (const term of ['绿卡', '排期', '区域中心', '目标就业区']) expect(all).toContain(term);
});

test('the members are as specified', () => {
  const titles = site.team.map(({ group }) => en[`${group}.title`] ?? '');
  for (const field of ['Founder', 'New York', 'Irish', 'Grenada', 'Turkish', 'Chilean'])
    expect(
      titles.filter((title) => title.includes(field)),
      field,
    ).toHaveLength(1);
});

test('a biography has two or three paragraphs', () => {
  for (const { group } of site.team) {
    const keys = Object.keys(en).filter((key) => key.startsWith(`${group}.bio.`));
    const paragraphs = new Set(keys.map((key) => key.slice(`${group}.bio.`.length).split('.')[0]));
    expect([2, 3], group).toContain(paragraphs.size);
  }
});
