import { expect } from 'vitest';
import { CommandError } from '../../scripts/command/command.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import type { PullOptions } from '../../scripts/pull/pull.ts';
import type { Checkout } from './checkout.ts';

/** Short delays, to keep tests fast. */
const SHORT_DELAYS = { timeLimit: 30_000, firstDelay: 1, maxWait: 5_000 };

/** The API token of the pull. */
export const TOKEN = 'sk-secret-token';

/** Pulls from a local source, in this process. */
export const pullAgainst = (
  checkout: Checkout,
  origin: string,
  { limits, ...options }: Partial<PullOptions> = {},
) =>
  checkout.pull({
    settings: readSettings({
      SANITY_API_HOST: origin,
      SANITY_PROJECT_ID: 'abc123',
      SANITY_API_TOKEN: TOKEN,
    }),
    limits: { ...SHORT_DELAYS, ...limits },
    ...options,
  });

/** The message of a rejected pull, for which the command exits with code 1. */
export async function rejectionOf(pulling: Promise<unknown>): Promise<string> {
  const error: unknown = await pulling.then(
    () => 'no refusal',
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(CommandError);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  return `${error}\n${cause}`;
}
