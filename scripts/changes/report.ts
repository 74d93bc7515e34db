import { indexCatalogue } from '../../locales/catalogue.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import { compareContent } from '../../studio/changes/compareContent.ts';
import type { ComparedContent, ContentChanges } from '../../studio/changes/contentChanges.ts';
import type { Held } from '../content/held.ts';
import type { FormerContent, PulledContent } from '../content/pulledContent.ts';

/** A document that is not published as it is. */
interface HeldBack extends Held {
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

/**
 * What differs between two states of the content, and what is held back.
 *
 * @param before `undefined` when there was nothing yet
 * @param origin of the published site
 */
export const composeReport = (
  before: FormerContent | undefined,
  after: PulledContent,
  held: readonly Held[],
  origin: string,
): Report => ({
  ...compareContent(before && indexed(before), indexed(after), origin),
  heldBack: held.map((document) => withUrl(document, origin)),
});

const indexed = ({ site, catalogues }: FormerContent): ComparedContent => ({
  site,
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
});

const withUrl = (held: Held, origin: string): HeldBack =>
  held.page === undefined ? held : { ...held, url: origin + held.page };
