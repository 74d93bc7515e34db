import { COLLECTION_TYPES, COLLECTIONS, type ListName, type ScreenType } from './routes.ts';
import type { Site } from './site.ts';

/** An item of `site.json` that has a page. */
export type SitePage = NonNullable<Site['screens'][ScreenType]> | Site[ListName][number];

/** The parts of a site that have pages; a partial site may lack more screens. */
type Paged = Pick<Site, ListName> & { readonly screens: Partial<Site['screens']> };

/** Every page of the site that is made from a document. */
export const sitePages = (site: Paged): SitePage[] => [
  ...Object.values(site.screens).filter((screen) => screen !== undefined),
  ...COLLECTION_TYPES.flatMap((type): readonly SitePage[] => site[COLLECTIONS[type].list]),
];
