import type { Catalogue } from '../../locales/flatten.ts';
import type { Locale, Localized } from '../../locales/locale.ts';
import type { Site } from '../../locales/site.ts';
import type { Held } from '../pull/hold/held.ts';
import type { SentenceChange } from './sentences.ts';

/** Content as a pull wrote it. */
export interface PulledContent {
  readonly site: Site;
  readonly catalogues: Localized<Catalogue>;
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
  /** `undefined` for words that stand on every page: the bar, the footer, labels. */
  readonly page: PageLink | undefined;
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

/** A document that is not published as it is. */
export interface HeldBack extends Held {
  /** Address of the page that stays as it was, on the published site. */
  readonly url?: string;
}

/** What differs between two states of the content, for people. */
export interface Report {
  /** There was nothing before: everything is new. */
  readonly isFirst: boolean;
  readonly changed: readonly PageChange[];
  readonly added: readonly PageLink[];
  readonly removed: readonly PageLink[];
  readonly moved: readonly MovedPage[];
  readonly figures: readonly FigureChange[];
  readonly heldBack: readonly HeldBack[];
}
