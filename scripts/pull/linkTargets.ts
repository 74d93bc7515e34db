import * as v from 'valibot';
import { COLLECTION_TYPES, COLLECTIONS } from '../../locales/routes.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import { type KeptContent, pathsById } from '../../studio/compose/keptContent.ts';
import { composeRedirects } from '../../studio/compose/redirects.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { Reference } from '../../studio/queries/fragments.ts';
import type { StoredDocument } from '../../studio/schema/overlay.ts';
import type { LinkedPage } from '../../studio/schema/rules/deadLink.ts';
import { linkedPages } from '../../studio/schema/rules/linkedPages.ts';
import type { SiteContext } from './siteContext.ts';

/** Every path that leads to a page, with the sections that a link may refer to. */
export type LinkTargets = ReadonlyMap<string, LinkedPage>;

const Redirect = v.object({ _id: v.string(), from: v.string(), target: Reference });

/** The paths of documents and kept pages, and of redirects to them. */
export function linkTargets(
  documents: FetchedDocuments,
  pages: readonly Page[],
  { previous, kept }: Pick<SiteContext, 'previous' | 'kept'>,
): LinkTargets {
  const { at } = linkedPages([...Object.values(documents).flat(), ...keptDocuments(kept)]);
  const redirect = documents.redirect.filter((document) => v.is(Redirect, document));
  const paths = pathsById(pages, kept);
  const redirects = composeRedirects({ redirect }, pages, paths, previous, kept.redirects);
  for (const { from, to } of redirects) {
    const page = at.get(to);
    if (page) at.set(from, page);
  }
  return at;
}

/** The kept pages and entries as the documents that they were made from. */
const keptDocuments = (kept: KeptContent): StoredDocument[] => [
  ...Object.keys(kept.screens).map((type) => ({ _id: type, _type: type })),
  ...COLLECTION_TYPES.flatMap((_type) =>
    kept[COLLECTIONS[_type].list].map((page) => ({
      _id: page.id,
      _type,
      family: 'family' in page ? page.family : undefined,
      slug: { current: page.slug },
      sections: 'sections' in page ? page.sections.map((anchor) => ({ anchor })) : [],
    })),
  ),
  ...kept.terms.map(({ id, slug }) => ({
    _id: id,
    _type: 'glossaryTerm',
    slug: { current: slug },
  })),
];
