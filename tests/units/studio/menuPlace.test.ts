import { afterEach, expect, test, vi } from 'vitest';
import {
  addProgramPatch,
  hasEntryFor,
  readNavigation,
} from '../../../studio/interface/navigation/menuPlace.ts';

afterEach(() => vi.restoreAllMocks());

test('adds a page again although its former entry now leads to another', () => {
  const program = { _id: 'spain', family: 'citizenship' };
  const heading = { _key: 'a', target: { _ref: 'citizenshipIndex' }, children: [] };
  const navigation = readNavigation({ entries: [heading] });
  if (!navigation) throw new Error('The navigation cannot be read');
  const [added] = addProgramPatch(navigation, 'spain', { ...program, title: {} }).insert.items;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  const edited = { ...added, target: { _ref: 'malta' } };
  const later = readNavigation({ entries: [{ ...heading, children: [edited] }] });
  if (!later || !added) throw new Error('The navigation cannot be read');
  expect(hasEntryFor(later, 'spain')).toBe(false);
  const { insert } = addProgramPatch(later, 'spain', { ...program, title: {} });
  expect(insert.after).toBe('entries[_key=="a"].children[-1]');
  // The Studio edits every entry that has the same key.
  expect(insert.items.map(({ _key }) => _key)).not.toContain(added._key);
});
