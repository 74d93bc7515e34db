import { expect, test } from 'vitest';
import { editableSearch, formParams } from '../../../studio/interface/tool/formLink.ts';

const addressOf = (path: readonly string[]) => formParams({ id: 'guide', type: 'guide', path });

test('a link leads to a list item by its position, which Sanity finds only as a number', () => {
  expect(addressOf(['sections', '0', 'text', 'zh', '3', 'href'])).toEqual({
    id: 'guide',
    type: 'guide',
    path: 'sections[0].text.zh[3].href',
  });
  expect(addressOf([])).toEqual({ id: 'guide', type: 'guide' });
});

test('a link leaves what is published, where forms are read-only', () => {
  const searchIn = (perspective?: string) => editableSearch({ stickyParams: { perspective } });
  expect(searchIn('published')).toEqual([['perspective', '']]);
  expect(searchIn('rRelease')).toEqual([]);
  expect(searchIn()).toEqual([]);
});
