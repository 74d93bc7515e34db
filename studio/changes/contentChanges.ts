import type { WholeContent } from '../../locales/indexedContent.ts';
import type { Locale, Localized } from '../../locales/locale.ts';
import type { FormerSite } from '../../locales/site.ts';
import type { SentenceChange } from './sentences.ts';

/** Content to compare; it may have been written by an earlier version. */
export interface ComparedContent extends Pick<WholeContent, 'catalogues'> {
  readonly site: FormerSite;
}

/** The titles and URLs of a page in both languages. */
export interface PageLink {
  /** Without a language prefix: `/citizenship/spain`. */
  readonly path: string;
  readonly titles: Localized<string>;
  /** On the published site. */
  readonly urls: Localized<string>;
}

/** A changed text of a page. */
export interface TextChange {
  /** Its field in the document: `overview.description1`. */
  readonly field: string;
  readonly sentences: readonly SentenceChange[];
}

/** The changes of a page in one language. */
export interface PageChange {
  readonly locale: Locale;
  /** `undefined` for texts on every page: navigation, footer, labels. */
  readonly page: PageLink | undefined;
  /** Catalogue group, which identifies the document: `nav`, `citizenship.spain`. */
  readonly group: string;
  readonly texts: readonly TextChange[];
}

interface MovedPage extends PageLink {
  /** Its former path. */
  readonly from: string;
}

/** A changed figure, formatted in each language; one side is absent if it was added or removed. */
export interface FigureChange {
  readonly name: string;
  /** Id of its document. */
  readonly document: string;
  readonly page: PageLink;
  readonly before?: Localized<string>;
  readonly after?: Localized<string>;
}

/** The differences between two states of the content, for display. */
export interface ContentChanges {
  /** Nothing was published before, so everything is new. */
  readonly isFirst: boolean;
  readonly changed: readonly PageChange[];
  readonly added: readonly PageLink[];
  readonly removed: readonly PageLink[];
  readonly moved: readonly MovedPage[];
  readonly figures: readonly FigureChange[];
  /** Whether other pictures are shown. */
  readonly hasOtherPictures: boolean;
}
