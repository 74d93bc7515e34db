import { sliceCatalogue } from '../locales/catalogue.ts';
import type { Catalogue } from '../locales/flatten.ts';
import { loadContent } from '../locales/load.ts';
import type { Locale } from '../locales/locale.ts';
import type { Site } from '../locales/site.ts';

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

/** What a page asks for. */
interface PageRequest {
  readonly locale: Locale;
  readonly page: { readonly path: string; readonly group: string; readonly share?: string };
  /** Groups beside its own, e.g. of the cards that it shows. */
  readonly groups?: readonly string[];
}

/**
 * Takes a page's slice of the content.
 *
 * @throws when the catalogue lacks a group that the page needs
 */
export function pageData({ locale, page, groups = [] }: PageRequest): PageData {
  const { catalogues, site } = loadContent();
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
