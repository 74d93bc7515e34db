import { expect, onTestFinished, test, vi } from 'vitest';
import { CommandError, describeFailure } from '../../../scripts/command/command.ts';

test('a failure says why none of the addresses of a host could be reached', () => {
  const addresses = ['127.0.0.1:3334', '::1:3334'];
  const reasons = addresses.map((address) => new Error(`connect ECONNREFUSED ${address}`));
  const cause = new TypeError('fetch failed', { cause: new AggregateError(reasons) });
  expect(describeFailure(new CommandError('It could not be fetched', { cause }))).toBe(
    'It could not be fetched\nCause: fetch failed: connect ECONNREFUSED 127.0.0.1:3334, connect ECONNREFUSED ::1:3334',
  );
});

test('a failure shows no secret, and is legible if a setting is too short to be one', () => {
  const error = new CommandError('Run openssl rand -hex 32, not sk-the-token');
  vi.stubEnv('SANITY_API_TOKEN', 'sk-the-token');
  vi.stubEnv('SANITY_WEBHOOK_SECRET', 'x');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(describeFailure(error)).toBe('Run openssl rand -hex 32, not [secret]');
});
