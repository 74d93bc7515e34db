import { expect, test, vi } from 'vitest';
import { duplicateUnchecked } from '../../../studio/interface/reviews/duplicateUnchecked.ts';

test('a copy keeps its content, but no date on which somebody checked the original', () => {
  const execute = vi.fn((_props: object) => null);
  const copyAction = duplicateUnchecked(Object.assign(execute, { action: 'duplicate' as const }));
  expect(copyAction.action).toBe('duplicate');
  copyAction({ id: 'spain' } as never);
  expect(execute).toHaveBeenCalledWith(expect.objectContaining({ id: 'spain' }));

  const figure = { _key: 'a', name: 'fee', value: 0, next: { value: 5, from: '2027-01-01' } };
  const source = { _key: 'b', url: 'https://example.org/law' };
  const copy = { title: { en: 'Spain' }, status: { since: '2026-01-01' } };
  const checked = {
    ...copy,
    figures: [{ ...figure, asOf: '2026-09-01', reviewBy: '2027-03-01' }],
    sources: [{ ...source, read: '2026-09-01' }],
    // Of a guide and of exchange rates.
    reviewed: '2026-09-01',
    day: '2026-09-01',
  };
  const mapDocument = Reflect.get(execute.mock.lastCall?.[0] ?? {}, 'mapDocument');
  expect(mapDocument(checked)).toEqual({ ...copy, figures: [figure], sources: [source] });
});
