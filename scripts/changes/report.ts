import type { Localized } from '../../locales/locale.ts';
import type { ContentChanges } from '../../studio/changes/contentChanges.ts';
import type { Held } from '../content/held.ts';

/** A document that is not published as it is. */
export interface HeldBack extends Held {
  /** Address of the page that stays as it was, on the published site. */
  readonly url?: string;
}

/** A copy of a page that is to be filed. */
export interface ReportedFiling {
  readonly titles: Localized<string>;
  /** On the published site. */
  readonly url: string;
  /** The day by which it is due, and the time zone of that day. */
  readonly due: string;
  readonly timeZone: string;
  readonly isOverdue: boolean;
  /** Whether what is reported here changes the words, rather than something before it. */
  readonly isNew: boolean;
}

/** What differs between two states of the content, and what could not be shown. */
export interface Report extends ContentChanges {
  readonly heldBack: readonly HeldBack[];
  /** Copies that are to be filed; a pull knows of none. */
  readonly filings?: readonly ReportedFiling[];
}
