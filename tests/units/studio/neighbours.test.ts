import { expect, test } from 'vitest';
import { neighboursRule } from '../../../studio/schema/rules/neighbours.ts';

const judge = (_id: string, ...ids: readonly string[]) => {
  const neighbours = ids.map((_ref) => ({ _type: 'reference', _ref }));
  const document = { _id, _type: 'program' };
  return neighboursRule(neighbours, { document } as Parameters<typeof neighboursRule>[1]);
};

test.each(['greece', 'drafts.greece', 'versions.rLaw.greece'])(
  'rejects itself and duplicates as neighbours of %s',
  (id) => {
    expect(judge(id, 'greece')).toMatch(/related to itself/);
    expect(judge(id, 'malta', 'malta')).toMatch(/twice/);
    expect(judge(id, 'malta', 'spain')).toBe(true);
  },
);

test('allows two neighbours that are not chosen yet', () => {
  const neighbours = [{ _type: 'reference' }, { _type: 'reference' }];
  const context = { document: { _id: 'greece', _type: 'program' } };
  expect(neighboursRule(neighbours, context as Parameters<typeof neighboursRule>[1])).toBe(true);
});
