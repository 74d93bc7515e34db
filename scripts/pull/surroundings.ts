import type { FormerSite } from '../../locales/site.ts';
import type { Kept } from '../../studio/compose/kept.ts';

/** What there is of the site besides the documents that are compared with each other. */
export interface Surroundings {
  /** The site before this pull. */
  readonly previous: FormerSite | undefined;
  /** Parts of it that stay as they are. */
  readonly kept: Kept;
  /** Documents that stay unpublished, with the page each would have. */
  readonly leftOut: ReadonlyMap<string, string | undefined>;
  /** The pages that documents held back would have, some of which stay elsewhere. */
  readonly heldPaths: ReadonlySet<string>;
  /** Origin of the published site, where it is known. */
  readonly origin?: string | undefined;
}
