import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

/**
 * The document behind a page's address.
 *
 * @throws vike's 404 when there is none
 */
export function pageOf<T extends { path: string }>(
  documents: readonly T[],
  { urlPathname }: PageContextServer,
): T {
  const found = documents.find(({ path }) => path === urlPathname);
  if (!found) throw render(404);
  return found;
}
