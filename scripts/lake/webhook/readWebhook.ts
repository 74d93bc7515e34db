import { CommandError, UsageError } from '../../command/command.ts';
import { hasCredentials, withoutCredentials } from '../../command/credentials.ts';
import { readSettings } from '../../command/settings.ts';

/**
 * Reads the option `--webhook`, and the settings that calls are signed with.
 *
 * @throws {UsageError} when the address is invalid
 * @throws {CommandError} when there is no secret
 */
export function readWebhook(url: string | undefined) {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(
      `--webhook must be an http or https address, not ${withoutCredentials(url)}`,
    );
  if (hasCredentials(url))
    throw new UsageError(
      '--webhook must not contain a user name or password: they are never sent, and the signature authenticates the call',
    );
  const { SANITY_WEBHOOK_SECRET, SANITY_PROJECT_ID, SANITY_DATASET } = readSettings();
  const [secret] = SANITY_WEBHOOK_SECRET ?? [];
  if (!secret)
    throw new CommandError(
      '--webhook needs SANITY_WEBHOOK_SECRET, with the same value as on the publish server; generate one with: openssl rand -hex 32',
    );
  return { url, secret, project: SANITY_PROJECT_ID ?? 'embedded', dataset: SANITY_DATASET };
}
