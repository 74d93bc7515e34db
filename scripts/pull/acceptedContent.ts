import type { Kept } from '../../studio/compose/kept.ts';
import type { Documents } from '../../studio/queries/documents.ts';
import type { Held } from '../content/held.ts';

/** What of the content may be published. */
export interface AcceptedContent {
  readonly documents: Documents;
  /** Parts of the former site that stay as they are. */
  readonly kept: Kept;
  /** Documents that are not published as they are. */
  readonly held: readonly Held[];
}
