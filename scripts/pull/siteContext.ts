import type { FormerSite } from '../../locales/site.ts';
import type { KeptContent } from '../../studio/compose/keptContent.ts';

/** The rest of the site, against which documents are checked. */
export interface SiteContext {
  /** The site before this pull. */
  readonly previous: FormerSite | undefined;
  /** Content of the previous site that is kept. */
  readonly kept: KeptContent;
  /** Documents that stay unpublished, with the path of the page each would have. */
  readonly leftOut: ReadonlyMap<string, string | undefined>;
  /** Paths that the documents held back would have; some of them are kept at another path. */
  readonly heldPaths: ReadonlySet<string>;
  /** Origin of the published site, if known. */
  readonly origin?: string | undefined;
}
