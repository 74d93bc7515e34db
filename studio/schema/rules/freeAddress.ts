import type { CustomValidator, SanityDocument, SlugValue } from '@sanity/types';
import { FAMILY_PLACES, PROGRAM_FAMILIES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { readId, WITHIN_RELEASE } from './withinRelease.ts';

/** Another document of the type with the slug, in one of the families where there are any. */
const OTHER = `*[_type == $type && slug.current == $slug && !(_id in $own)
  && ${WITHIN_RELEASE} && (!defined(family) || family in $families)][0]{
  "name": coalesce(name.en, title.en, _id)
}`;

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
    .fetch<{ name: string } | null>(OTHER, params, { signal });
  return other
    ? say('“[name]” has this address already: choose another', { name: other.name })
    : true;
};

/** The families whose pages lie in one folder of the site. */
function familiesBeside({ family }: SanityDocument): readonly string[] {
  const own = PROGRAM_FAMILIES.find((name) => name === family);
  return PROGRAM_FAMILIES.filter(
    (name) => own && FAMILY_PLACES[name].folder === FAMILY_PLACES[own].folder,
  );
}
