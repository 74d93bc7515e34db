import { SCREEN_PATHS } from '../../../locales/routes.ts';
import type { DraftSite } from '../draft/composeDraft.ts';

/** What stands on every page and has none of its own. */
const EVERYWHERE = new Set(['navigation', 'siteSettings', 'labels']);

/** Whether a document's words stand on every page. */
export const isEverywhere = (type: string): boolean => EVERYWHERE.has(type);

/**
 * The page that shows a document, without language: its own, or the home page for what every page
 * shows. A document that is not complete has none.
 */
export const pathOf = ({ pages }: DraftSite, id: string, type: string): string | undefined =>
  isEverywhere(type) ? SCREEN_PATHS.home : pages.find(({ document }) => document._id === id)?.path;
