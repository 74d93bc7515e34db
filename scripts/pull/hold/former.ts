import { CommandError } from '../../command/command.ts';
import type { Previous } from '../../content/previous.ts';
import type { PulledContent } from '../../content/pulledContent.ts';

/**
 * The generation from which held documents take their last good output.
 *
 * @returns nothing before the first pull
 * @throws {CommandError} when there is one that cannot be read: pages would vanish
 */
export function formerOf({ site, catalogues, unreadable }: Previous): PulledContent | undefined {
  if (unreadable.length > 0)
    throw new CommandError(
      `${unreadable.join(', ')} cannot be read, so there is no last good text to keep: mend the content, or run the command without --hold-back`,
    );
  return site && { site, catalogues };
}
