import type { Content, Frame, ProgramCard } from '../locales/content.ts';
import type { Catalogue } from '../locales/flatten.ts';
import type { Locale } from '../locales/locale.ts';

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
  readonly site: Frame;
  /** Address of the picture that shared links show. */
  readonly share: string;
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
    share: page.share ?? site.share,
    indexed: true,
  };
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
  programs.map(({ group }) => [group, 'title', 'description', ...more] as const);
