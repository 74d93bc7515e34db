import type { SanityDocument, ValidationContext } from '@sanity/types';
import { FAMILY_PLACES, PROGRAM_FAMILIES } from '../../../locales/routes.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

/**
 * Other documents of the type that have or had the slug, in one of the families where there are any,
 * and what the release has a version of.
 */
const OTHERS = `{
  "others": *[_type == $type && (slug.current == $slug || $slug in formerSlugs)
    && !(_id in $own) && ${WITHIN_RELEASE} && (!defined(family) || family in $families)]{
    _id, family, "isLeaving": _system.delete == true, "name": coalesce(name.en, title.en, _id),
    "isFormer": slug.current != $slug
  },
  "versions": *[$release != "" && _id in path("versions.**") && ${WITHIN_RELEASE}]._id
}`;

interface Found {
  readonly others: readonly PageBeside[];
  readonly versions: readonly string[];
}

/** Another document of the same folder of the site. */
interface PageBeside {
  readonly _id: string;
  readonly name: string;
  readonly family?: unknown;
  /** Whether it had the address, and has another one now. */
  readonly isFormer: boolean;
  /** The release takes it off the site. */
  readonly isLeaving: boolean | null;
}

/** The other document that has an address, or else one that had it before. */
export async function pageBeside(
  slug: string,
  document: SanityDocument,
  { getClient, signal }: ValidationContext,
): Promise<PageBeside | undefined> {
  const { id, release } = readId(document._id);
  const params = {
    type: document._type,
    slug,
    own: [id, `drafts.${id}`, document._id],
    release,
    families: familiesBeside(document),
  };
  const { others, versions } = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<Found>(OTHERS, params, { signal });
  const beside = others.filter(staysBeside(release, versions));
  return beside.find(({ isFormer }) => !isFormer) ?? beside[0];
}

/**
 * Whether a document has its address once the release is published: not where the release has
 * another version of it, nor as a draft, of which the release publishes none.
 */
function staysBeside(release: string, versions: readonly string[]) {
  const replaced = new Set(versions.map((version) => readId(version).id));
  return ({ _id, isLeaving }: PageBeside): boolean => {
    if (release === '') return true;
    const stored = readId(_id);
    if (stored.release === release) return !isLeaving;
    return _id === stored.id && !replaced.has(stored.id);
  };
}

/** The families whose pages lie in one folder of the site. */
function familiesBeside({ family }: SanityDocument): readonly string[] {
  const own = PROGRAM_FAMILIES.find((name) => name === family);
  return PROGRAM_FAMILIES.filter(
    (name) => own && FAMILY_PLACES[name].folder === FAMILY_PLACES[own].folder,
  );
}
