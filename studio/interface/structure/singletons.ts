import type { DocumentActionComponent } from 'sanity';
import { isOptionalScreen, isSingleton } from '../../../locales/routes.ts';

/** What would leave the site without a document that it needs. */
const REMOVAL = ['delete', 'unpublish', 'unpublishVersion'] as const;

/**
 * Singletons can be edited and published, but not duplicated, and only optional screens can be
 * deleted or unpublished: the site needs each of the others.
 */
export const singletonActions = (
  actions: DocumentActionComponent[],
  { schemaType }: { readonly schemaType: string },
) =>
  actions.filter(
    ({ action }) =>
      !isSingleton(schemaType) ||
      (action !== 'duplicate' &&
        (isOptionalScreen(schemaType) || REMOVAL.every((removal) => removal !== action))),
  );
