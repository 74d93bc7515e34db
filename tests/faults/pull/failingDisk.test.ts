import { expect, test } from 'vitest';
import { interruptPulls, NEW, OLD } from '../../support/interruptedPull.ts';

test('162 a disk that fails at any change leaves all of the old or all of the new', async () => {
  const found = await interruptPulls('EIO');
  expect(found.length).toBeGreaterThan(10);
  expect(new Set(found)).toEqual(new Set([`1: ${OLD}`, `1: ${NEW}`, `0: ${NEW}`]));
});
