// Makes itself ready, waits for an order, makes one release, answers, and is ended by the server.
import { once } from 'node:events';
import * as v from 'valibot';
import { describeFailure } from '../../command.ts';
import { makeRelease } from './makeRelease.ts';
import { type Answer, OrderSchema, type Result } from './messages.ts';
import { prepare } from './prepare.ts';

// The server is gone: whatever was started for it must not go on beside the next one's.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

const [, , releases = ''] = process.argv;
const ordered = once(process, 'message');
const reader = await prepare(releases);
const [message] = await ordered;
const answer = (content: Answer) => process.send?.(content);
const result = await makeRelease(v.parse(OrderSchema, message), {
  ...{ root: process.cwd(), releases, reader },
  onStep: (name) => answer({ kind: 'step', name }),
}).catch(
  (error: unknown): Result => ({ kind: 'failed', message: describeFailure(error), steps: {} }),
);
answer(result);
