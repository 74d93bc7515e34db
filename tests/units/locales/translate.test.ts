import { expect, test } from 'vitest';
import { createTranslator } from '../../../locales/translate.ts';

const { t } = createTranslator('zh', {
  'ui.asOf': '截至{{date}}',
  'site.name': 'Meridian & <Harbor>',
  'a.b:c': 'key with separators',
  'site.tagline': 'Fees of $t(site.name)',
  'team.x.bio.0.listItem': '',
});

test('finds flat keys with dots and colons', () => {
  expect(t('a.b:c')).toBe('key with separators');
});

test('inserts values', () => {
  expect(t('ui.asOf', { date: '2026年9月' })).toBe('截至2026年9月');
});

test('does not escape, as React does', () => {
  expect(t('site.name')).toBe('Meridian & <Harbor>');
});

test('does not expand a text inside another', () => {
  expect(t('site.tagline')).toBe('Fees of $t(site.name)');
});

test('returns an empty text', () => {
  expect(t('team.x.bio.0.listItem')).toBe('');
});

test('throws if a text is missing, which stops the publish', () => {
  expect(() => t('ui.menu')).toThrow(/no text "ui.menu" \(zh\): write it in its document/);
});
