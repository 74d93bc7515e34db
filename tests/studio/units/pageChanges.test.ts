import { expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { compareSentences } from '../../../studio/changes/sentences.ts';
import { PageChanges } from '../../../studio/interface/changes/PageChanges.tsx';

/** The keys of the elements of each list within an element. */
function keysIn(value: unknown): unknown[][] {
  if (!Array.isArray(value))
    return isRecord(value) && isRecord(value.props) ? keysIn(value.props.children) : [];
  const keys = value.flatMap((item) => (isRecord(item) ? (item.key ?? []) : []));
  return [keys, ...value.flatMap(keysIn)];
}

test('a sentence that is removed twice from a field has two rows', () => {
  const sentences = compareSentences(['Ask us.', 'Fees', 'Ask us.'], ['Fees']);
  expect(sentences).toHaveLength(2);
  const change = { locale: 'en', page: undefined, group: 'nav' } as const;
  const texts = [{ field: 'hero.title', sentences }];
  const shown = PageChanges({ ...change, texts, title: '', grouped: [], typeOf: () => undefined });
  const lists = keysIn(shown).map((keys) => [keys.length, new Set(keys).size]);
  expect(lists).toContainEqual([2, 2]);
});
