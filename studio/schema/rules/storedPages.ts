import type { ValidationContext } from '@sanity/types';
import { splitLocale } from '../../../locales/localPath.ts';
import {
  COLLECTION_TYPES,
  COLLECTIONS,
  ENTRIES,
  ENTRY_TYPES,
  SCREEN_PATHS,
} from '../../../locales/routes.ts';
import { sectionsOf } from '../../../locales/sections.ts';
import type { LinkedPage, LinkTarget } from './deadLink.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

/** A draft has no page yet, unless what links to it is published with it. */
const STANDS = `!(_id in path("drafts.**")) && ${WITHIN_RELEASE}`;

/** What has or had the end of an address, or redirects from it, and what a release takes away. */
const ADDRESSES = `{
  "pages": *[_type in $types && (slug.current == $slug || $slug in formerSlugs) && ${STANDS}]{
    _id, _type, family, "anchors": coalesce(sections[].anchor, [])
  },
  "redirects": *[_type == "redirect" && from == $path && ${STANDS}]._id,
  "entries": *[_type in $entries && slug.current == $section && ${STANDS}]._id,
  "leaving": *[$release != "" && _id in path("versions.**") && ${WITHIN_RELEASE}
    && _system.delete == true]._id
}`;

interface Found {
  readonly pages: readonly {
    readonly _id: string;
    readonly _type: string;
    readonly family: unknown;
    readonly anchors: readonly string[];
  }[];
  readonly redirects: readonly string[];
  readonly entries: readonly string[];
  readonly leaving: readonly string[];
}

/** Where the pages of a type lie, if it has pages in a folder. */
export function folderOf(type: string, family: unknown): string | undefined {
  const known = COLLECTION_TYPES.find((name) => name === type);
  return known && COLLECTIONS[known].place(family)?.folder;
}

const GLOSSARY = ENTRIES.glossaryTerm.screen;

/** What the lake has at the address of a link, former addresses and redirects included. */
export async function storedPages(
  { path: written, section }: LinkTarget,
  { document, getClient, signal }: ValidationContext,
): Promise<ReadonlyMap<string, LinkedPage>> {
  const { path } = splitLocale(written);
  const end = path.lastIndexOf('/');
  const { release } = readId(document?._id ?? '');
  const asked = { types: COLLECTION_TYPES, entries: ENTRY_TYPES, release, path, section };
  const { pages, redirects, entries, leaving } = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<Found>(ADDRESSES, { ...asked, slug: path.slice(end + 1) }, { signal });
  const gone = new Set(leaving.map((id) => readId(id).id));
  const stays = (id: string) => !gone.has(readId(id).id);
  const found = new Map<string, LinkedPage>();
  if (redirects.some(stays)) found.set(path, { sections: undefined });
  for (const { _id, _type, family, anchors } of pages)
    if (stays(_id) && folderOf(_type, family) === path.slice(0, end))
      found.set(path, { sections: sectionsOf(_type, anchors) });
  if (path === SCREEN_PATHS[GLOSSARY] && entries.some(stays))
    found.set(path, { sections: sectionsOf(GLOSSARY, [section]) });
  return found;
}
