import type { OfferWords } from '../components/site/PageScope.tsx';
import type { Content } from '../locales/content.ts';
import type { Catalogue } from '../locales/flatten.ts';
import { type Locale, otherLocale } from '../locales/locale.ts';
import type { ProgramCard, SiteFrame } from '../locales/parts.ts';
import type { Subject } from './subject.ts';

/** What a page is made from. Whoever renders it brings the content: the build, or a preview. */
export interface PageRequest {
  readonly locale: Locale;
  /** Path without language. */
  readonly urlPathname: string;
  readonly content: Content;
}

/** What every page gets: its slice of the catalogue, and what stands around every page. */
export interface PageData {
  /** Path without language. */
  readonly path: string;
  /** Catalogue keys of what search results and browser tabs show. */
  readonly titleKey: string;
  readonly descriptionKey: string;
  readonly catalogue: Catalogue;
  readonly site: SiteFrame;
  /** What offers the page in the other language, in that language. */
  readonly offer: OfferWords;
  /** Address of the picture that shared links show. */
  readonly share: string;
  /** What the page is about, for search engines. */
  readonly subject?: Subject;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

/** Texts of a group: all, or those of some fields. */
type Texts = readonly [group: string, ...fields: readonly string[]];

/**
 * Takes a page's slice of the content.
 *
 * @param texts beside those of its own group, e.g. of the cards that it shows
 * @throws when the catalogue lacks a group that the page needs
 */
export function pageData(
  { content, locale }: PageRequest,
  page: { readonly path: string; readonly group: string; readonly share?: string },
  texts: readonly Texts[] = [],
): PageData {
  const site = content.part('frame');
  return {
    path: page.path,
    titleKey: `${page.group}.seo.title`,
    descriptionKey: `${page.group}.seo.description`,
    catalogue: Object.assign(
      {},
      content.part('words', locale),
      ...[[page.group], ...texts].map((names) => content.part('texts', locale, ...names)),
    ),
    site,
    offer: offerOf(content, locale),
    share: page.share ?? site.share,
    indexed: true,
  };
}

function offerOf(content: Content, locale: Locale): OfferWords {
  const words = content.part('texts', otherLocale(locale), 'ui', 'readHere', 'closeOffer');
  return { read: words['ui.readHere'] ?? '', close: words['ui.closeOffer'] ?? '' };
}

/**
 * The texts of programmes' cards.
 *
 * @param more fields beside title and description
 */
export const cardTexts = (
  programs: readonly ProgramCard[],
  ...more: readonly string[]
): readonly Texts[] =>
  programs.map(
    ({ group, figures }) =>
      [
        ...([group, 'title', 'description', 'status'] as const),
        ...figures.map(({ name }) => `figures.${name}`),
        ...more,
      ] as const,
  );

/** What a programme's timeline says where the register has no figure. */
export const STATION_TEXTS = ['permanent', 'greenCard', 'citizenship'].map(
  (station) => `timeline.${station}.duration`,
);

/** The register's head: a few rows, and by which rates their amounts were written. */
export const registerHead = (content: Content, ...families: readonly string[]) => ({
  rows: content.part('registerHead', ...families),
  rates: content.part('rates'),
});

/** The texts of the register's head. */
export const headTexts = ({ rows }: ReturnType<typeof registerHead>): readonly Texts[] => [
  ['compare', 'register.title', 'register.firstStage', 'columns', 'rates'],
  ...rows.map(
    ({ group, figures }) =>
      [
        group,
        'title',
        'status',
        ...STATION_TEXTS,
        ...figures.map(({ name }) => `figures.${name}`),
      ] as const,
  ),
];
