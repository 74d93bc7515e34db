import { expect, test } from 'vitest';
import { FieldLink } from '../../../studio/interface/tool/FieldLink.tsx';

const addressOf = (path: readonly string[]) =>
  FieldLink({ id: 'guide', type: 'guide', path, children: 'Text' }).props.params;

test('a link leads to a list item by its position, which Sanity finds only as a number', () => {
  expect(addressOf(['sections', '0', 'text', 'zh', '3', 'href'])).toEqual({
    id: 'guide',
    type: 'guide',
    path: 'sections[0].text.zh[3].href',
  });
  expect(addressOf([])).toEqual({ id: 'guide', type: 'guide' });
});
