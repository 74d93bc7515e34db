import {
  COLLECTION_TYPES,
  COLLECTIONS,
  ENTRIES,
  ENTRY_TYPES,
  isOptionalScreen,
  SINGLETON_TYPES,
} from '../../locales/routes.ts';
import type { FetchedDocuments } from '../queries/documents.ts';

/** The single documents that the site needs: all but the optional screens without a list. */
export function neededSingletons(documents: FetchedDocuments): readonly string[] {
  const lists = new Set<string | undefined>([
    ...COLLECTION_TYPES.flatMap((type) => {
      const { place } = COLLECTIONS[type];
      return documents[type].map(({ family }) => place(family)?.index);
    }),
    ...ENTRY_TYPES.filter((type) => documents[type].length > 0).map((type) => ENTRIES[type].screen),
  ]);
  return SINGLETON_TYPES.filter((type) => !isOptionalScreen(type) || lists.has(type));
}
