import { expect, test } from 'vitest';
import { createTranslator } from '../../../locales/translate.ts';

const { t } = createTranslator('zh', {
  'ui.asOf': '截至{{date}}',
  'site.name': 'Meridian & <Harbor>',
  'a.b:c': 'key with separators',
  'site.tagline': 'Fees of $t(site.name)',
  'team.x.bio.0.listItem': '',
});

test('flat keys with dots and colons are found as they are', () => {
  expect(t('a.b:c')).toBe('key with separators');
});

test('values are put in', () => {
  expect(t('ui.asOf', { date: '2026年9月' })).toBe('截至2026年9月');
});

test('nothing is escaped: React does that', () => {
  expect(t('site.name')).toBe('Meridian & <Harbor>');
});

test('a text is no template of another text', () => {
  expect(t('site.tagline')).toBe('Fees of $t(site.name)');
});

test('an empty text is a text', () => {
  expect(t('team.x.bio.0.listItem')).toBe('');
});

test('a missing text stops the page from being published', () => {
  expect(() => t('ui.menu')).toThrow(/no text "ui.menu" \(zh\): write it in its document/);
});
