import type { Catalogue } from '../../../locales/flatten.ts';
import type { Localized } from '../../../locales/locale.ts';
import type { Site } from '../../../locales/site.ts';
import { CommandError } from '../../command.ts';
import type { Previous } from '../previous.ts';

/** A whole generation that was published before. */
export interface Former {
  readonly site: Site;
  readonly catalogues: Localized<Catalogue>;
}

/**
 * The generation from which held documents take their last good output.
 *
 * @returns nothing before the first pull
 * @throws {CommandError} when there is one that cannot be read: pages would vanish
 */
export function formerOf({ site, catalogues, unreadable }: Previous): Former | undefined {
  if (unreadable.length > 0)
    throw new CommandError(
      `${unreadable.join(', ')} cannot be read, so there is no last good text to keep: mend the content, or run the command without --hold-back`,
    );
  return site && { site, catalogues };
}
