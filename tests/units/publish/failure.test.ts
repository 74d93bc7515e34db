import { expect, test } from 'vitest';
import { explainDiskFailure } from '../../../scripts/disk/diskFailure.ts';
import { failedOutcome } from '../../../scripts/publish/worker/failure.ts';

const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/a' });

test.each([
  ['a disk that is full', full, 'disk'],
  ['one that the pull has explained', explainDiskFailure(full), 'disk'],
  ['a source that is away', new Error('fetch failed', { cause: new Error('refused') }), 'source'],
])('%s is told to editors as what it is', (_, error, why) => {
  expect(failedOutcome(error, 'pull').why).toBe(why);
});
