import type { ValidationContext } from '@sanity/types';
import { COLLECTION_TYPES, COLLECTIONS, ENTRY_TYPES } from '../../../locales/routes.ts';
import { SANITY_API } from '../sanityApi.ts';
import type { LinkTarget } from './deadLink.ts';
import { readId, WITHIN_RELEASE } from './releaseFilter.ts';

/** Documents with the address now or formerly, redirects from it, and the release's versions. */
const STORED = `{
  "pages": *[_type in $types && (slug.current == $slug || $slug in formerSlugs) && ${WITHIN_RELEASE}]{
    _id, _type, family, "name": coalesce(name.en, title.en, _id), "isFormer": slug.current != $slug,
    "anchors": coalesce(sections[].anchor, [])
  },
  "redirects": *[_type == "redirect" && from == $path && ${WITHIN_RELEASE}]{
    _id, "name": coalesce(target->title.en, target->name.en, _id)
  },
  "entries": *[_type in $entries && slug.current == $section && ${WITHIN_RELEASE}]{ _id },
  "versions": *[$release != "" && _id in path("versions.**") && ${WITHIN_RELEASE}]{
    _id, "isRemoved": _system.delete == true
  }
}`;

interface Stored {
  readonly _id: string;
}

interface StoredPage extends Stored {
  readonly _type: string;
  readonly family: unknown;
  readonly name: string;
  /** Whether this is a former address of the page. */
  readonly isFormer: boolean;
  readonly anchors: readonly string[];
}

interface Found {
  readonly pages: readonly StoredPage[];
  readonly redirects: readonly (Stored & { readonly name: string })[];
  /** Documents without their own page, found by their section on the shared page. */
  readonly entries: readonly Stored[];
  readonly versions: readonly (Stored & { readonly isRemoved: boolean | null })[];
}

/** The folder of a type's pages, if it has one. */
export function folderOf(type: unknown, family: unknown): string | undefined {
  const known = COLLECTION_TYPES.find((name) => name === type);
  return known && COLLECTIONS[known].place(family)?.folder;
}

/** What the lake has at an address, relative to the document being validated. */
export async function findAtAddress(
  { path, section }: LinkTarget,
  { document, getClient, signal }: ValidationContext,
) {
  const end = path.lastIndexOf('/');
  const { id: own, release } = readId(document?._id ?? '');
  const params = { types: COLLECTION_TYPES, entries: ENTRY_TYPES, release, path, section };
  const { pages, redirects, entries, versions } = await getClient(SANITY_API)
    .withConfig({ perspective: 'raw' })
    .fetch<Found>(STORED, { ...params, slug: path.slice(end + 1) }, { signal });
  const removed = new Map(versions.map(({ _id, isRemoved }) => [readId(_id).id, isRemoved]));
  return {
    pages: pages.filter(({ _type, family }) => folderOf(_type, family) === path.slice(0, end)),
    redirects,
    entries,
    /** A draft has no page yet; a version in the same release is published with the link. */
    isPublic: ({ _id }: Stored): boolean =>
      !_id.startsWith('drafts.') && removed.get(readId(_id).id) !== true,
    /**
     * Whether another document still has the address once this one is published. Not if the release
     * replaces or unpublishes that document; and a release publishes no drafts.
     */
    keepsAddress: ({ _id }: Stored): boolean => {
      const stored = readId(_id);
      if (stored.id === own) return false;
      if (release === '') return true;
      return stored.release === release
        ? removed.get(stored.id) !== true
        : _id === stored.id && !removed.has(stored.id);
    },
  };
}
