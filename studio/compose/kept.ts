import type { Catalogue } from '../../locales/flatten.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import type { Site } from '../../locales/site.ts';
import type { Page } from './pages.ts';

/** Parts of the former site that stay as they are: their documents are not fit to be published. */
export interface Kept {
  readonly texts: Localized<Catalogue>;
  readonly contact: Site['contact'] | undefined;
  readonly screens: Partial<Site['screens']>;
  readonly programs: Site['programs'];
  readonly projects: Site['projects'];
  readonly team: Site['team'];
}

export const NOTHING_KEPT: Kept = {
  texts: mapLocales(() => ({})),
  contact: undefined,
  screens: {},
  programs: [],
  projects: [],
  team: [],
};

/** The pages that stay as they are. */
export const keptPages = ({ screens, programs, projects, team }: Kept) => [
  ...Object.values(screens).filter((screen) => screen !== undefined),
  ...programs,
  ...projects,
  ...team,
];

/** The address of every page, by the id of its document. */
export const pathsById = (pages: readonly Page[], kept: Kept): ReadonlyMap<string, string> =>
  new Map([
    ...pages.map(({ document, path }) => [document._id, path] as const),
    ...keptPages(kept).map(({ id, path }) => [id, path] as const),
  ]);
