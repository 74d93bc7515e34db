import type { FormerSite } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import type { Documents } from '../queries/documents.ts';
import type { Page } from './documentPages.ts';

/**
 * Old addresses and where they lead: redirect documents, former addresses that documents name, and
 * pages whose address changed since the previous pull. An address that has a page is none of them, nor
 * is one that was taken out of a document's former addresses, or whose redirect document is gone.
 *
 * @param paths the address of every page, by the id of its document
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
  const leads = new Map<string, Omit<Redirect, 'from'>>();
  const add = (from: string, to: string | undefined, why: Why = {}) => {
    if (to !== undefined && taken.has(to) && !taken.has(from)) leads.set(from, { to, ...why });
  };

  const listed = new Map(pages.map(({ document }) => [document._id, formerSlugsOf(document)]));
  const held = new Set(kept.map(({ by }) => by));
  for (const { from, to, id, ...why } of formerAddresses(previous)) {
    const isTakenOut = why.isListed && listed.get(id ?? '')?.includes(lastPart(from)) === false;
    const isGone = why.by !== undefined && !held.has(why.by);
    if (!isTakenOut && !isGone) add(from, id ? paths.get(id) : to, why);
  }
  for (const { document, path } of pages) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const slug of formerSlugsOf(document)) add(folder + slug, path, { isListed: true });
  }
  for (const { _id, from, target } of redirects) add(from, paths.get(target._ref), { by: _id });
  return [...leads]
    .map(([from, lead]) => ({ from, ...lead }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

type Redirect = FormerSite['redirects'][number];

/** What leads on: nothing where a page had the address before. */
type Why = Pick<Redirect, 'isListed' | 'by'>;

type RedirectDocument = Pick<Documents['redirect'][number], '_id' | 'from' | 'target'>;

/** What may have had other addresses. */
interface Renamed {
  readonly _id: string;
  readonly formerSlugs?: unknown;
}

const formerSlugsOf = ({ formerSlugs }: Renamed): readonly unknown[] =>
  Array.isArray(formerSlugs) ? formerSlugs : [];

/** Addresses of the previous site: its redirects, followed to the documents they led to, and its pages. */
function formerAddresses(
  previous: FormerSite | undefined,
): (Redirect & { readonly id: string | undefined })[] {
  if (!previous) return [];
  const pages = sitePages(previous);
  const idOf = new Map(pages.map(({ id, path }) => [path, id]));
  return [
    ...previous.redirects.map((redirect) => ({ ...redirect, id: idOf.get(redirect.to) })),
    ...pages.map(({ id, path }) => ({ from: path, to: path, id })),
  ];
}
