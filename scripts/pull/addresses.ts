import { compareStrings } from '../../locales/compareStrings.ts';
import { termPath } from '../../locales/routes.ts';
import type { FormerSite } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import type { KeptContent } from '../../studio/compose/keptContent.ts';
import type { FetchedDocument, FetchedDocuments } from '../../studio/queries/documents.ts';
import {
  livePageProblem,
  secondRedirectProblem,
} from '../../studio/schema/rules/freeForRedirectRule.ts';
import { say } from '../../studio/words/say.ts';
import type { Problem } from '../content/problems.ts';
import type { SiteContext } from './siteContext.ts';

/** Pages and entries with a duplicate address: the one that had it first keeps it. */
export function addressProblems(
  places: readonly Page[],
  { previous, kept }: SiteContext,
): Problem[] {
  const owners = new Map(addressesOf(kept));
  const settled = new Map(previous && addressesOf(previous));
  return bySeniority(places, settled).flatMap(({ path, document }) => {
    const owner = owners.get(path);
    if (owner === undefined) {
      owners.set(path, document._id);
      return [];
    }
    const message = say('has the same address as [owner]: give one of them another slug', {
      owner,
    });
    const [page] = path.split('#');
    return [{ document: document._id, field: 'slug', page, message }];
  });
}

/** The addresses of pages and entries, with the ids of their documents. */
const addressesOf = (site: FormerSite | KeptContent) => [
  ...sitePages(site).map(({ path, id }) => [path, id] as const),
  ...site.terms.map(({ slug, id }) => [termPath(slug), id] as const),
];

/** Redirects from the address of a page, which would never apply, or of an earlier redirect. */
export function redirectProblems(
  { redirect }: FetchedDocuments,
  pages: readonly Page[],
  { previous, kept }: SiteContext,
): Problem[] {
  const owners = new Map([
    ...sitePages(kept).map(({ path, id }) => [path, id] as const),
    ...pages.map(({ path, document }) => [path, document._id] as const),
  ]);
  const sources = new Map(kept.redirects.map(({ from, by = '' }) => [from, by]));
  const settled = new Map(previous?.redirects.map(({ from, by }) => [from, by]));
  const places = redirect.map((document) => ({ path: String(document.from), document }));
  return bySeniority(places, settled).flatMap(({ path, document: { _id } }) => {
    const owner = owners.get(path);
    const other = sources.get(path);
    if (owner === undefined && other === undefined) sources.set(path, _id);
    const message =
      (owner !== undefined && livePageProblem(path, owner)) ||
      (other !== undefined && secondRedirectProblem(path, other));
    return message ? [{ document: _id, field: 'from', message }] : [];
  });
}

/** Those at their previous address first, then by age. */
function bySeniority<T extends Pick<Page, 'path' | 'document'>>(
  places: readonly T[],
  settled: ReadonlyMap<string, string | undefined>,
): T[] {
  const isNew = ({ path, document }: T) => settled.get(path) !== document._id;
  return places.toSorted(
    (a, b) => Number(isNew(a)) - Number(isNew(b)) || byAge(a.document, b.document),
  );
}

/** Oldest first. */
const byAge = (a: FetchedDocument, b: FetchedDocument): number =>
  compareStrings(String(a._updatedAt ?? ''), String(b._updatedAt ?? ''));
