import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import type { Documents } from '../queries/documents.ts';
import type { Page } from './documentPages.ts';

/**
 * Old addresses and where they lead: redirect documents, former addresses that documents name, and
 * pages whose address changed since the previous pull. An address that has a page is none of them.
 *
 * @param paths the address of every page, by the id of its document
 */
export function composeRedirects(
  { redirect: redirects }: { readonly redirect: readonly RedirectDocument[] },
  pages: readonly Page<Renamed>[],
  paths: ReadonlyMap<string, string>,
  previous: Site | undefined,
): Site['redirects'] {
  const taken = new Set(paths.values());
  const leads = new Map<string, string>();
  const add = (from: string, to: string | undefined) => {
    if (to !== undefined && taken.has(to) && !taken.has(from)) leads.set(from, to);
  };

  for (const { from, to, id } of formerAddresses(previous)) add(from, id ? paths.get(id) : to);
  for (const { document, path } of pages) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    for (const slug of formerSlugsOf(document)) add(folder + slug, path);
  }
  for (const { from, target } of redirects) add(from, paths.get(target._ref));
  return [...leads].map(([from, to]) => ({ from, to })).sort((a, b) => (a.from < b.from ? -1 : 1));
}

type RedirectDocument = Pick<Documents['redirect'][number], 'from' | 'target'>;

/** What may have had other addresses. */
interface Renamed {
  readonly _id: string;
  readonly formerSlugs?: unknown;
}

const formerSlugsOf = ({ formerSlugs }: Renamed): readonly unknown[] =>
  Array.isArray(formerSlugs) ? formerSlugs : [];

/** Addresses of the previous site: its redirects, followed to the documents they led to, and its pages. */
function formerAddresses(previous: Site | undefined) {
  if (!previous) return [];
  const pages = sitePages(previous);
  const idOf = new Map(pages.map(({ id, path }) => [path, id]));
  return [
    ...previous.redirects.map(({ from, to }) => ({ from, to, id: idOf.get(to) })),
    ...pages.map(({ id, path }) => ({ from: path, to: path, id })),
  ];
}
