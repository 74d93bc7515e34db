// Waits for an order, makes one release, answers, and is ended by the server.
import { once } from 'node:events';
import * as v from 'valibot';
import { describeFailure } from '../../command.ts';
import { makeRelease } from './makeRelease.ts';
import { OrderSchema, type Result } from './messages.ts';

// The server is gone: whatever was started for it must not go on beside the next one's.
process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'));

const [message] = await once(process, 'message');
const result = await makeRelease(v.parse(OrderSchema, message)).catch(
  (error: unknown): Result => ({
    outcome: { kind: 'failed', message: describeFailure(error) },
    steps: {},
  }),
);
process.send?.(result);
