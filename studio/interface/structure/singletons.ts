import type { DocumentActionComponent } from 'sanity';
import { isSingleton } from '../../../locales/routes.ts';

const FORBIDDEN = new Set(['delete', 'duplicate', 'unpublish', 'unpublishVersion']);

/**
 * Singletons can be edited and published, but not deleted or duplicated: the site needs each of
 * them.
 */
export const singletonActions = (
  actions: DocumentActionComponent[],
  { schemaType }: { readonly schemaType: string },
) =>
  isSingleton(schemaType)
    ? actions.filter(({ action }) => !action || !FORBIDDEN.has(action))
    : actions;
