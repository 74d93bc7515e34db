import { compareStrings } from '../../locales/compareStrings.ts';
import type { FormerSite } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import type { Documents } from '../queries/documents.ts';
import type { Page } from './documentPages.ts';

/**
 * Composes the redirects: from redirect documents, from former addresses listed in documents, and
 * from pages whose address changed since the previous pull; they also lead to a document that
 * replaces theirs at its address. Addresses of an unpublished or deleted page are kept until it is
 * back, perhaps at another address: meanwhile they lead to no page, and must not be served. Excluded
 * are addresses with a page, addresses removed from a document's list, and those whose
 * redirect document was deleted.
 *
 * @param paths the path of every page, by document id
 * @param kept redirects of the previous pull whose documents are held back
 */
export function composeRedirects(
  { redirect: redirects }: { readonly redirect: readonly RedirectDocument[] },
  pages: readonly Page<Renamed>[],
  paths: ReadonlyMap<string, string>,
  previous: FormerSite | undefined,
  kept: readonly Redirect[],
): Redirect[] {
  const taken = new Set(paths.values());
  const targets = new Map<string, Omit<Redirect, 'from'>>();
  const add = (from: string, to: string | undefined, origin: Origin = {}) => {
    const leadsAway = to !== from || origin.id !== undefined;
    if (to !== undefined && leadsAway && !taken.has(from)) targets.set(from, { to, ...origin });
  };

  const listed = new Map(pages.map(({ document }) => [document._id, formerSlugsOf(document)]));
  const heldBack = new Set(kept.map(({ by }) => by));
  for (const { from, to, id = '', isListed, by } of formerAddresses(previous)) {
    const isUnlisted = isListed && listed.get(id)?.includes(lastSegment(from)) === false;
    const isDeleted = by !== undefined && !heldBack.has(by);
    if (isUnlisted || isDeleted) continue;
    const now = paths.get(id);
    // A document that replaces another at its address need not list what that had listed.
    const isReplaced = now === undefined && taken.has(to);
    add(from, now ?? to, {
      ...(isListed && !isReplaced && { isListed }),
      ...(by && { by }),
      ...(now === undefined && !isReplaced && id && { id }),
    });
  }
  for (const { document, path } of pages) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const slug of formerSlugsOf(document))
      if (targets.get(folder + slug)?.by === undefined)
        add(folder + slug, path, { isListed: true });
  }
  for (const { _id, from, target } of redirects) add(from, paths.get(target._ref), { by: _id });
  return [...targets]
    .map(([from, target]) => ({ from, ...target }))
    .sort((a, b) => compareStrings(a.from, b.from));
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

type Redirect = FormerSite['redirects'][number];

/** Where a redirect comes from: empty if a page had the address before. */
type Origin = Omit<Redirect, 'from' | 'to'>;

type RedirectDocument = Pick<Documents['redirect'][number], '_id' | 'from' | 'target'>;

type FormerAddress = Omit<Redirect, 'id'> & { readonly id: string | undefined };

/** A document that may have had other addresses. */
interface Renamed {
  readonly _id: string;
  readonly formerSlugs?: unknown;
}

const formerSlugsOf = ({ formerSlugs }: Renamed): readonly unknown[] =>
  Array.isArray(formerSlugs) ? formerSlugs : [];

/** Addresses of the previous site: its redirects, with the documents they led to, and its pages. */
function formerAddresses(previous: FormerSite | undefined): FormerAddress[] {
  if (!previous) return [];
  const pages = sitePages(previous);
  const idOf = new Map(pages.map(({ id, path }) => [path, id]));
  return [
    ...previous.redirects.map((redirect) => ({
      ...redirect,
      id: redirect.id ?? idOf.get(redirect.to),
    })),
    ...pages.map(({ id, path }) => ({ from: path, to: path, id })),
  ];
}
