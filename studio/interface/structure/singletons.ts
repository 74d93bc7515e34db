import type { DocumentActionComponent } from 'sanity';
import { isSingleton } from '../../../locales/routes.ts';

const TAKES_AWAY_OR_DOUBLES = new Set(['delete', 'duplicate', 'unpublish', 'unpublishVersion']);

/** What exists once is edited and published, never taken away or doubled: the site needs it. */
export const singletonActions = (
  actions: DocumentActionComponent[],
  { schemaType }: { readonly schemaType: string },
) =>
  isSingleton(schemaType)
    ? actions.filter(({ action }) => !action || !TAKES_AWAY_OR_DOUBLES.has(action))
    : actions;
