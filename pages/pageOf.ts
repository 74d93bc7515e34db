import type { PageRequest } from './pageData.ts';

/**
 * The document behind a page's address.
 *
 * @throws when there is none: only addresses of the content are rendered
 */
export function pageOf<T extends { path: string }>(
  documents: readonly T[],
  { urlPathname }: PageRequest,
): T {
  const found = documents.find(({ path }) => path === urlPathname);
  if (!found) throw new Error(`The content has no page at ${urlPathname}`);
  return found;
}
