import { expect, test } from 'vitest';
import { CommandError } from '../../../scripts/command/command.ts';
import { explainDiskFailure } from '../../../scripts/disk/diskFailure.ts';
import { failedOutcome } from '../../../scripts/publish/worker/failure.ts';

const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/a' });

test.each([
  ['a full disk', full, 'disk'],
  ['an explained disk failure', explainDiskFailure(full), 'disk'],
  ['exhausted memory', exhaustMemory(), 'ended'],
  [
    'memory exhausted by a page',
    new Error('The page could not be rendered', { cause: exhaustMemory() }),
    'ended',
  ],
  [
    'memory exhausted by a request',
    new CommandError('No documents', {
      cause: new Error('fetch failed', { cause: exhaustParser() }),
    }),
    'ended',
  ],
  ['an unreachable source', new Error('fetch failed', { cause: new Error('refused') }), 'source'],
])('classifies %s', (_, error, why) => {
  expect(failedOutcome(error, 'pull').why).toBe(why);
});

test('names every cause', () => {
  const cause = new Error('fetch failed', { cause: new Error('connection refused') });
  expect(failedOutcome(new CommandError('No documents', { cause }), 'pull').message).toBe(
    'No documents\nCause: fetch failed: connection refused',
  );
});

test('says that memory was exhausted', () => {
  expect(failedOutcome(exhaustMemory(), 'build').message).toMatch(/ran out of memory/);
});

/** V8's error for more memory than any machine has. */
function exhaustMemory(): unknown {
  try {
    return new ArrayBuffer(2 ** 52);
  } catch (error) {
    return error;
  }
}

/** The failure of the HTTP parser of `fetch`, which cannot grow its memory. */
function exhaustParser(): Error {
  return Object.assign(new Error('memory access out of bounds'), { name: 'RuntimeError' });
}
