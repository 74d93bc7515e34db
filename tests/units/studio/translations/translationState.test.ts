import { expect, test } from 'vitest';

import { confirmedPair } from '../../../../studio/interface/translations/agreement.ts';
import { translationState } from '../../../../studio/interface/translations/translationState.ts';
import { fixtureDocuments } from '../../../support/fixtureDocuments.ts';

const stale = (en: string, zh: string) => ({
  _type: 'localeString',
  en: `${en} today`,
  zh,
  confirmed: confirmedPair({ en, zh }),
});

test('the committed documents are up to date in both languages', () => {
  expect(translationState(fixtureDocuments())).toEqual([]);
});

test('finds fields in objects, lists and pictures', () => {
  const member = {
    _type: 'teamMember',
    name: stale('Grace Lin', '林恩慈'),
    seo: { title: { en: 'Grace Lin' } },
    carousel: [
      { _key: 'a', _type: 'picture', alt: { en: 'Oath', zh: '宣誓' } },
      { _key: 'b', _type: 'picture', alt: stale('Oath', '宣誓'), caption: { zh: '仪式' } },
    ],
  };
  expect(translationState(member)).toEqual([
    { language: 'zh', state: 'stale', path: ['name'] },
    { language: 'zh', state: 'missing', path: ['seo', 'title'] },
    { language: 'zh', state: 'stale', path: ['carousel', { _key: 'b' }, 'alt'] },
    { language: 'en', state: 'missing', path: ['carousel', { _key: 'b' }, 'caption'] },
  ]);
});

test('treats rich text as one field', () => {
  const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });
  const en = [block('Born in Houston.')];
  const zh = [block('生于休斯敦。')];
  const bio = { en: [block('Born in Austin.')], zh, confirmed: confirmedPair({ en, zh }) };
  expect(translationState({ bio })).toEqual([{ language: 'zh', state: 'stale', path: ['bio'] }]);
});

test('tolerates a document of another shape', () => {
  const broken = [null, 'x', 1, { label: 'y' }, { label: { en: 1 } }, { label: { zh: null } }];
  expect(translationState({ entries: broken })).toEqual([]);
});
