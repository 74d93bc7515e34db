import { afterEach, expect, test, vi } from 'vitest';
import { templates } from '../../../studio/interface/structure/templates.ts';

afterEach(() => void vi.useRealTimers());

/** Initial values of a new programme, if the lake responds like this. */
async function begin(fetch: (query: string) => Promise<unknown>) {
  const [family] = templates([{ id: 'program', schemaType: 'program', title: '', value: {} }]);
  const getClient = () => ({ withConfig: () => ({ fetch }) });
  const value: unknown = family?.value;
  return (value as (params: unknown, context: unknown) => Promise<unknown>)({}, { getClient });
}

const FAMILY = { family: expect.any(String), listed: true, timeline: expect.anything() };

test('a new programme is at the end of its list, with a colour', async () => {
  const begun = await begin(async (query) => (query.includes('accent') ? [] : 30));
  expect(begun).toMatchObject({ ...FAMILY, order: 40, accent: '#1f5a7a' });
});

test('a new programme is in its family even if the lake refuses or does not answer', async () => {
  const refused = await begin(() => Promise.reject(new Error('502')));
  expect(refused).toMatchObject(FAMILY);
  expect(refused).not.toHaveProperty('order');

  vi.useFakeTimers();
  const silent = begin(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await silent).toMatchObject(FAMILY);
});
