import type { Localized } from '../../locales/locale.ts';
import { compareContent } from '../../studio/changes/compareContent.ts';
import type { ContentChanges } from '../../studio/changes/contentChanges.ts';
import type { HeldBackDocument } from '../content/heldBack.ts';
import {
  type FormerContent,
  indexCatalogues,
  type PulledContent,
} from '../content/pulledContent.ts';

interface HeldBack extends HeldBackDocument {
  /** URL of the unchanged page on the published site. */
  readonly url?: string;
}

/** A copy of a page to file with an authority. */
export interface ReportedFiling {
  readonly titles: Localized<string>;
  /** URL on the published site. */
  readonly url: string;
  /** Due date, in the time zone. */
  readonly due: string;
  readonly timeZone: string;
  readonly isOverdue: boolean;
  /** Whether the reported change requires this filing, rather than an earlier one. */
  readonly isNew: boolean;
}

export interface Report extends ContentChanges {
  readonly heldBack: readonly HeldBack[];
  /** Copies to file; missing in reports of a pull. */
  readonly filings?: readonly ReportedFiling[];
}

/**
 * Compares two states of the content, and lists documents held back.
 *
 * @param before `undefined` if there is no previous content
 * @param origin of the published site
 */
export const composeReport = (
  before: FormerContent | undefined,
  after: PulledContent,
  held: readonly HeldBackDocument[],
  origin: string,
): Report => ({
  ...compareContent(before && indexCatalogues(before), indexCatalogues(after), origin),
  heldBack: held.map((document) => withUrl(document, origin)),
});

const withUrl = (held: HeldBackDocument, origin: string): HeldBack =>
  held.page === undefined ? held : { ...held, url: origin + held.page };
