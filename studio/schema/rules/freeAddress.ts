import type { CustomValidator, SanityDocument, SlugValue } from '@sanity/types';
import { FAMILY_PLACES, PROGRAM_FAMILIES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

/**
 * Other documents of the type with the slug, in one of the families where there are any, and what
 * the release has a version of.
 */
const OTHERS = `{
  "others": *[_type == $type && slug.current == $slug && !(_id in $own)
    && ${WITHIN_RELEASE} && (!defined(family) || family in $families)]{
    _id, "isLeaving": _system.delete == true, "name": coalesce(name.en, title.en, _id)
  },
  "versions": *[$release != "" && _id in path("versions.**") && ${WITHIN_RELEASE}]._id
}`;

interface Found {
  readonly others: readonly Other[];
  readonly versions: readonly string[];
}

interface Other {
  readonly _id: string;
  /** The release takes it off the site. */
  readonly isLeaving: boolean | null;
  readonly name: string;
}

/**
 * No other page has the address. Asked in the Studio alone: the pull has all pages at hand and
 * compares their addresses itself.
 */
export const freeAddress: CustomValidator<SlugValue | undefined> = async (
  slug,
  { environment, document, getClient, signal },
) => {
  if (environment !== 'studio' || !slug?.current || !document) return true;
  const { id, release } = readId(document._id);
  const params = {
    type: document._type,
    slug: slug.current,
    own: [id, `drafts.${id}`, document._id],
    release,
    families: familiesBeside(document),
  };
  const other = await getClient({ apiVersion: '2025-02-19' })
    .withConfig({ perspective: 'raw' })
    .fetch<Found>(OTHERS, params, { signal })
    .then(({ others, versions }) => others.find(staysBeside(release, versions)));
  return other
    ? say('“[name]” has this address already: choose another', { name: other.name })
    : true;
};

/**
 * Whether a document has its address once the release is published: not where the release has
 * another version of it, nor as a draft, of which the release publishes none.
 */
function staysBeside(release: string, versions: readonly string[]) {
  const replaced = new Set(versions.map((version) => readId(version).id));
  return ({ _id, isLeaving }: Other): boolean => {
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
