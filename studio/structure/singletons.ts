import type { DocumentActionsResolver } from 'sanity';
import { SCREEN_PATHS } from '../../locales/routes.ts';

/** Types of which there is one document, whose id is the type's name. */
const SINGLETONS = new Set([...Object.keys(SCREEN_PATHS), 'navigation', 'siteSettings', 'labels']);

export const isSingleton = (type: string) => SINGLETONS.has(type);

const TAKES_AWAY_OR_DOUBLES = new Set(['delete', 'duplicate', 'unpublish']);

/** What exists once is edited and published, never taken away or doubled: the site needs it. */
export const singletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  isSingleton(schemaType)
    ? actions.filter(({ action }) => !action || !TAKES_AWAY_OR_DOUBLES.has(action))
    : actions;
