import type { Catalogue } from '../../locales/flatten.ts';
import type { Localized } from '../../locales/locale.ts';
import type { Site } from '../../locales/site.ts';

/** The files of `locales/` that a pull writes. */
export const CONTENT_FILES = ['en.json', 'zh.json', 'site.json'] as const;

/** Content as a pull wrote it. */
export interface PulledContent {
  readonly site: Site;
  readonly catalogues: Localized<Catalogue>;
}
