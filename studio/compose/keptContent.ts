import type { Catalogue } from '../../locales/flatten.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import type { Page } from './documentPages.ts';

type KeptList = 'programs' | 'projects' | 'team' | 'guides' | 'terms' | 'redirects';

/** Content of the previous site that stays unchanged because their documents are not publishable. */
export interface KeptContent extends Pick<Site, KeptList> {
  readonly texts: Localized<Catalogue>;
  readonly contact: Site['contact'] | undefined;
  readonly filing: Site['filing'] | undefined;
  readonly screens: Partial<Site['screens']>;
}

export const NO_KEPT_CONTENT: KeptContent = {
  texts: mapLocales(() => ({})),
  contact: undefined,
  filing: undefined,
  screens: {},
  programs: [],
  projects: [],
  team: [],
  guides: [],
  terms: [],
  redirects: [],
};

/** The path of every page, including kept pages if there are any, by document id. */
export const pathsById = (
  pages: readonly Page<{ readonly _id: string }>[],
  kept: KeptContent = NO_KEPT_CONTENT,
): ReadonlyMap<string, string> =>
  new Map([
    ...pages.map(({ document, path }) => [document._id, path] as const),
    ...sitePages(kept).map(({ id, path }) => [id, path] as const),
  ]);
