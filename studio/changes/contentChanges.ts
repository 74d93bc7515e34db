import type { WholeContent } from '../../locales/indexedContent.ts';
import type { Locale, Localized } from '../../locales/locale.ts';
import type { FormerSite } from '../../locales/site.ts';
import type { SentenceChange } from './sentences.ts';

/** One of two contents: the first may be of an earlier version. */
export interface ComparedContent extends Pick<WholeContent, 'catalogues'> {
  readonly site: FormerSite;
}

/** A page in both languages: what it is called and where it stands. */
export interface PageLink {
  /** Without language: `/citizenship/spain`. */
  readonly path: string;
  readonly titles: Localized<string>;
  /** On the published site. */
  readonly urls: Localized<string>;
}

/** A text of a page that reads differently now. */
export interface TextChange {
  /** Its place in the document: `overview.description1`. */
  readonly field: string;
  readonly sentences: readonly SentenceChange[];
}

/** What changed on a page in one language. */
export interface PageChange {
  readonly locale: Locale;
  /** `undefined` for words that are on every page: the bar, the footer, labels. */
  readonly page: PageLink | undefined;
  /** Of the catalogue, which tells whose words they are: `nav`, `citizenship.spain`. */
  readonly group: string;
  readonly texts: readonly TextChange[];
}

interface MovedPage extends PageLink {
  /** Its former path. */
  readonly from: string;
}

/** A figure that has another value, as each language writes it; absent on the side it lacks. */
export interface FigureChange {
  readonly name: string;
  /** Id of its document. */
  readonly document: string;
  readonly page: PageLink;
  readonly before?: Localized<string>;
  readonly after?: Localized<string>;
}

/** What differs between two states of the content, for people. */
export interface ContentChanges {
  /** There was nothing before: everything is new. */
  readonly isFirst: boolean;
  readonly changed: readonly PageChange[];
  readonly added: readonly PageLink[];
  readonly removed: readonly PageLink[];
  readonly moved: readonly MovedPage[];
  readonly figures: readonly FigureChange[];
}
