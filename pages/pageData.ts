import type { OfferWords, Subject } from '../components/site/PageScope.tsx';
import type { Content } from '../locales/content.ts';
import type { Catalogue } from '../locales/flatten.ts';
import { type Locale, otherLocale } from '../locales/locale.ts';
import type {
  ProgramCard,
  ProjectCard,
  RegisterRow,
  SiteFrame,
  TermPlace,
} from '../locales/selections.ts';

/** What a page is rendered from. The caller (the build or a preview) provides the content. */
export interface PageRequest {
  readonly locale: Locale;
  /** Path without language. */
  readonly urlPathname: string;
  readonly content: Content;
}

/** What every page gets: its slice of the catalogue, and the frame around it. */
export interface PageData {
  /** Path without language. */
  readonly path: string;
  /** Catalogue keys of the texts that search results and browser tabs show. */
  readonly titleKey: string;
  readonly descriptionKey: string;
  readonly catalogue: Catalogue;
  readonly site: SiteFrame;
  /** The words that offer the page in the other language, in that language. */
  readonly offer: OfferWords;
  /** URL of the picture shown for shared links. */
  readonly share: string;
  /** Of pages below others; source of the breadcrumbs and the structured data. */
  readonly subject?: Subject;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

/** A group's texts: all of them, or only the named fields. */
type Texts = readonly [group: string, ...fields: readonly string[]];

/**
 * Selects a page's slice of the content.
 *
 * @param texts further texts besides those of its own group, e.g. of its cards
 * @throws if the catalogue lacks a group that the page needs
 */
export function pageData(
  { content, locale }: PageRequest,
  page: { readonly path: string; readonly group: string; readonly share?: string },
  texts: readonly Texts[] = [],
): PageData {
  const site = content.select('frame');
  return {
    path: page.path,
    titleKey: `${page.group}.seo.title`,
    descriptionKey: `${page.group}.seo.description`,
    catalogue: Object.assign(
      {},
      content.select('words', locale),
      ...[[page.group], ...texts].map((names) => content.select('texts', locale, ...names)),
    ),
    site,
    offer: offerOf(content, locale),
    share: page.share ?? site.share,
    indexed: true,
  };
}

function offerOf(content: Content, locale: Locale): OfferWords {
  const words = content.select('texts', otherLocale(locale), 'ui', 'readHere', 'closeOffer');
  return { read: words['ui.readHere'] ?? '', close: words['ui.closeOffer'] ?? '' };
}

/** The named texts of documents; without names all of them. */
export const namedTexts = (
  documents: readonly { readonly group: string }[],
  ...fields: readonly string[]
): readonly Texts[] => documents.map(({ group }) => [group, ...fields]);

export const projectCardTexts = (projects: readonly ProjectCard[]): readonly Texts[] =>
  namedTexts(projects, 'title', 'description', 'moreDetails', 'carousel.0.alt');

/** The words that link a page's texts to the glossary. */
export const termTexts = (terms: readonly TermPlace[]): readonly Texts[] =>
  namedTexts(terms, 'term', 'others');

/** Texts of programmes on other pages: title, state, figures, and the named fields. */
const programTexts = (
  programs: readonly Pick<ProgramCard | RegisterRow, 'group' | 'figures'>[],
  ...fields: readonly string[]
): readonly Texts[] =>
  programs.map(({ group, figures }) => {
    const shown = figures.map(({ name }) => `figures.${name}`);
    return [group, 'title', 'status', ...shown, ...fields];
  });

/** @param more fields besides title and description */
export const cardTexts = (programs: readonly ProgramCard[], ...more: readonly string[]) =>
  programTexts(programs, 'description', ...more);

/** Durations from a programme's timeline, shown where the register has no figure. */
export const STEP_TEXTS = ['permanent', 'greenCard', 'citizenship'].map(
  (step) => `timeline.${step}.duration`,
);

/** The register's head: a few rows, and the exchange rates used for their amounts. */
export const registerHead = (content: Content, ...families: readonly string[]) => ({
  rows: content.select('registerHead', ...families),
  rates: content.select('rates'),
});

export const registerHeadTexts = ({ rows }: ReturnType<typeof registerHead>): readonly Texts[] => [
  ['compare', 'register.title', 'register.firstStage', 'columns', 'rates'],
  ...programTexts(rows, ...STEP_TEXTS),
];
