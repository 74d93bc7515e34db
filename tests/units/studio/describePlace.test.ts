import { expect, test } from 'vitest';
import { describePlace } from '../../../studio/interface/words/describeField.ts';
import { typeOf } from '../../support/schema.ts';

test('names a bilingual text with its language, at any depth', () => {
  const place = (...path: readonly (string | number)[]) => describePlace(typeOf('guide'), path);
  expect(place('title')).toBe('Title');
  expect(place('title', 'zh')).toBe('Title › 中文');
  expect(place('sections', 0, 'text', 'en', 2, 'markDefs', 0, 'href')).toMatch(
    / › 1 › .* › English$/,
  );
  expect(place()).toBe('');
});
