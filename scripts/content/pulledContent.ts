import type { Catalogue } from '../../locales/flatten.ts';
import type { Localized } from '../../locales/locale.ts';
import type { FormerSite, Site } from '../../locales/site.ts';

/** The files of `locales/` that a pull writes. */
export const CONTENT_FILES = ['en.json', 'zh.json', 'site.json'] as const;

/** Content written by a pull, possibly of an earlier version. */
export interface FormerContent {
  readonly site: FormerSite;
  readonly catalogues: Localized<Catalogue>;
}

/** Content written by a pull of this version. */
export interface PulledContent extends FormerContent {
  readonly site: Site;
}
