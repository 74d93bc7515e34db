import { isRecord } from '../../locales/isRecord.ts';
import { COLLECTION_TYPES, COLLECTIONS } from '../../locales/routes.ts';

/** The folder of a type's pages, if it has one. */
export function folderOf(type: unknown, family: unknown): string | undefined {
  const known = COLLECTION_TYPES.find((name) => name === type);
  return known && COLLECTIONS[known].place(family)?.folder;
}

/** The last part of a document's address; a draft may lack it. */
export const slugOf = ({ slug }: Readonly<Record<string, unknown>>): string | undefined =>
  isRecord(slug) && typeof slug.current === 'string' ? slug.current : undefined;

/** Earlier last parts of a document's address. */
export const formerSlugsOf = ({
  formerSlugs,
}: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(formerSlugs) ? formerSlugs : [];
