import { sliceCatalogue } from '../locales/catalogue.ts';
import type { Content } from '../locales/content.ts';
import type { Catalogue } from '../locales/flatten.ts';
import type { Locale } from '../locales/locale.ts';
import type { Site } from '../locales/site.ts';

/** What a page is made from. Whoever renders it brings the content: the build, or a preview. */
export interface PageRequest {
  readonly locale: Locale;
  /** Path without language. */
  readonly urlPathname: string;
  readonly content: Content;
}

/** What every page gets: its slice of the catalogue, and the site's half without language. */
export interface PageData {
  /** Path without language. */
  readonly path: string;
  /** Catalogue keys of what search results and browser tabs show. */
  readonly titleKey: string;
  readonly descriptionKey: string;
  readonly catalogue: Catalogue;
  readonly site: Site;
  /** Address of the picture that shared links show. */
  readonly share: string;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

/** Groups that every page shows: bar, footer, controls. */
const SHARED_GROUPS = ['site', 'nav', 'ui', 'errors'] as const;

/**
 * Takes a page's slice of the content.
 *
 * @param groups catalogue groups beside the page's own, e.g. of the cards that it shows
 * @throws when the catalogue lacks a group that the page needs
 */
export function pageData(
  { locale, content: { catalogues, site } }: PageRequest,
  page: { readonly path: string; readonly group: string; readonly share?: string },
  groups: readonly string[] = [],
): PageData {
  return {
    path: page.path,
    titleKey: `${page.group}.seo.title`,
    descriptionKey: `${page.group}.seo.description`,
    catalogue: sliceCatalogue(catalogues[locale], [...SHARED_GROUPS, page.group, ...groups]),
    site,
    share: page.share ?? site.share,
    indexed: true,
  };
}
