import type { SanityDocument, ValidationContext } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { splitLocale } from '../../../locales/localPath.ts';
import {
  COLLECTION_TYPES,
  COLLECTIONS,
  ENTRY_TYPES,
  OPTIONAL_SCREENS,
  SCREEN_PATHS,
} from '../../../locales/routes.ts';
import { SANITY_API } from '../sanityApi.ts';
import type { LinkTarget } from './deadLink.ts';
import { linksIn, SITE_ORIGIN } from './linksIn.ts';
import { readId, WITHIN_RELEASE } from './releaseFilter.ts';
import { sharedRequest } from './sharedRequest.ts';
import { nameOf, type TitledDocument } from './siblingDocuments.ts';

/** Documents with the addresses now or formerly, redirects from them, and the release's versions. */
const STORED = `{
  "pages": *[_type in $types && (slug.current in $slugs || count(formerSlugs[@ in $slugs]) > 0) && ${WITHIN_RELEASE}]{
    _id, _type, family, "title": coalesce(name, title), "slug": slug.current,
    "formerSlugs": coalesce(formerSlugs, []), "anchors": coalesce(sections[].anchor, [])
  },
  "redirects": *[_type == "redirect" && from in $paths && ${WITHIN_RELEASE}]{
    _id, from, "title": coalesce(target->name, target->title)
  },
  "entries": *[_type in $entries && slug.current in $sections && ${WITHIN_RELEASE}]{
    _id, "slug": slug.current
  },
  "screens": *[_type in $screens && ${WITHIN_RELEASE}]{ _id, _type },
  "versions": *[$release != "" && _id in path("versions.**") && ${WITHIN_RELEASE}]{
    _id, "isRemoved": _system.delete == true
  }
}`;

interface Stored {
  readonly _id: string;
}

interface StoredPage extends TitledDocument {
  readonly _type: string;
  readonly family: unknown;
  readonly slug: string | null;
  readonly formerSlugs: readonly string[];
  readonly anchors: readonly string[];
}

interface Found {
  readonly pages: readonly StoredPage[];
  readonly redirects: readonly (TitledDocument & { readonly from: string })[];
  /** Documents without their own page, found by their section on the shared page. */
  readonly entries: readonly (Stored & { readonly slug: string })[];
  /** Optional screens; the site always has the others. */
  readonly screens: readonly (Stored & { readonly _type: (typeof OPTIONAL_SCREENS)[number] })[];
  readonly versions: readonly (Stored & { readonly isRemoved: boolean | null })[];
}

/** The folder of a type's pages, if it has one. */
export function folderOf(type: unknown, family: unknown): string | undefined {
  const known = COLLECTION_TYPES.find((name) => name === type);
  return known && COLLECTIONS[known].place(family)?.folder;
}

/** What the lake has at all addresses that the rules of a document ask about. */
const atAddresses = sharedRequest((document, client) =>
  client.withConfig({ perspective: 'raw' }).fetch<Found>(STORED, {
    types: COLLECTION_TYPES,
    entries: ENTRY_TYPES,
    screens: OPTIONAL_SCREENS,
    release: readId(document._id).release,
    ...addressesIn(document),
  }),
);

/** Where a document's links lead, its own and former addresses, and the one that it redirects. */
function addressesIn(document: SanityDocument) {
  const { slug, formerSlugs, from } = document;
  const targets = linksIn(document, SITE_ORIGIN).map(({ target }) => target);
  const paths = targets.map(({ path }) => splitLocale(path).path);
  if (typeof from === 'string') paths.push(from);
  const own = isRecord(slug) ? [slug.current] : [];
  return {
    paths,
    slugs: [...paths.map(slugIn), ...own, ...(Array.isArray(formerSlugs) ? formerSlugs : [])],
    sections: targets.map(({ section }) => section),
  };
}

const folderIn = (path: string) => path.slice(0, path.lastIndexOf('/'));
const slugIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * What the lake has at an address, relative to the document being validated.
 *
 * @param target as the document names it: in a link, as its own address, or as one that it redirects
 */
export async function findAtAddress(
  { path, section }: LinkTarget,
  document: SanityDocument,
  { getClient }: ValidationContext,
) {
  const { id: own, release } = readId(document._id);
  const { pages, redirects, entries, screens, versions } = await atAddresses(
    document,
    getClient(SANITY_API),
  );
  const removed = new Map(versions.map(({ _id, isRemoved }) => [readId(_id).id, isRemoved]));
  const isReplaced = ({ _id }: Stored) => removed.has(_id);
  const slug = slugIn(path);
  const pagesHere = pages
    .filter(({ _type, family }) => folderOf(_type, family) === folderIn(path))
    .filter((page) => page.slug === slug || page.formerSlugs.includes(slug))
    .map((page) => ({ ...page, name: nameOf(page), isFormer: page.slug !== slug }))
    .sort((a, b) => Number(isReplaced(b)) - Number(isReplaced(a)));
  const redirectsHere = redirects
    .filter((redirect) => redirect.from === path && !isReplaced(redirect))
    .map((redirect) => ({ ...redirect, name: nameOf(redirect) }));
  // A live document keeps its address even if the draft of another, such as its duplicate, has it too.
  const isLive = [...pagesHere, ...redirectsHere].some(({ _id }) => _id === own);
  return {
    /** A document that the release replaces comes before its version there. */
    pages: pagesHere,
    redirects: redirectsHere,
    entries: entries.filter((entry) => entry.slug === section && !isReplaced(entry)),
    screens: screens.filter(({ _type }) => SCREEN_PATHS[_type] === path),
    /** A draft has no page yet; a version in the same release is published with the link. */
    isPublic: ({ _id }: Stored): boolean =>
      !_id.startsWith('drafts.') && removed.get(readId(_id).id) !== true,
    /**
     * Whether another document still has the address once this one is published. Not if the release
     * replaces or unpublishes that document; and a release publishes no drafts.
     */
    keepsAddress: ({ _id }: Stored): boolean => {
      const stored = readId(_id);
      if (stored.id === own || (isLive && _id.startsWith('drafts.'))) return false;
      return stored.release === release
        ? removed.get(stored.id) !== true
        : _id === stored.id && !removed.has(stored.id);
    },
  };
}
