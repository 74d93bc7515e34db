import type { ContentChanges } from '../../studio/changes/contentChanges.ts';
import type { Held } from '../content/held.ts';

/** A document that is not published as it is. */
export interface HeldBack extends Held {
  /** Address of the page that stays as it was, on the published site. */
  readonly url?: string;
}

/** What differs between two states of the content, and what could not be shown. */
export interface Report extends ContentChanges {
  readonly heldBack: readonly HeldBack[];
}
