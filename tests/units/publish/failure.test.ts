import { expect, test } from 'vitest';
import { explainDiskFailure } from '../../../scripts/disk/diskFailure.ts';
import { failedOutcome } from '../../../scripts/publish/worker/failure.ts';

const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/a' });

test.each([
  ['a full disk', full, 'disk'],
  ['an explained disk failure', explainDiskFailure(full), 'disk'],
  ['an unreachable source', new Error('fetch failed', { cause: new Error('refused') }), 'source'],
])('classifies %s', (_, error, why) => {
  expect(failedOutcome(error, 'pull').why).toBe(why);
});
