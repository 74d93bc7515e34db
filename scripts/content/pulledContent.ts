import type { Catalogue } from '../../locales/flatten.ts';
import type { Localized } from '../../locales/locale.ts';
import type { FormerSite, Site } from '../../locales/site.ts';

/** The files of `locales/` that a pull writes. */
export const CONTENT_FILES = ['en.json', 'zh.json', 'site.json'] as const;

/** Content as a pull wrote it, maybe one of an earlier version. */
export interface FormerContent {
  readonly site: FormerSite;
  readonly catalogues: Localized<Catalogue>;
}

/** Content as a pull of this version wrote it. */
export interface PulledContent extends FormerContent {
  readonly site: Site;
}
