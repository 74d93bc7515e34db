import * as v from 'valibot';
import { COLLECTION_TYPES, COLLECTIONS, ENTRIES } from '../../locales/routes.ts';
import { sectionsOf } from '../../locales/sections.ts';
import type { Page } from '../../studio/compose/documentPages.ts';
import { type KeptContent, pathsById } from '../../studio/compose/keptContent.ts';
import { composeRedirects } from '../../studio/compose/redirects.ts';
import type { FetchedDocuments } from '../../studio/queries/documents.ts';
import { Reference, SlugFields } from '../../studio/queries/fragments.ts';
import type { LinkedPage } from '../../studio/schema/rules/deadLink.ts';
import type { SiteContext } from './siteContext.ts';

/** Every path that leads to a page, with the sections that a link may refer to. */
export type LinkTargets = ReadonlyMap<string, LinkedPage>;

const Redirect = v.object({ _id: v.string(), from: v.string(), target: Reference });
const Term = v.object({ slug: SlugFields.slug });
const Guide = v.object({ sections: v.array(v.object({ anchor: v.string() })) });

/** The paths of documents and kept pages, and of redirects to them. */
export function linkTargets(
  documents: FetchedDocuments,
  pages: readonly Page[],
  { previous, kept }: Pick<SiteContext, 'previous' | 'kept'>,
): LinkTargets {
  const terms = [
    ...documents.glossaryTerm.flatMap((term) => (v.is(Term, term) ? [term.slug.current] : [])),
    ...kept.terms.map(({ slug }) => slug),
  ];
  const placed = [
    ...pages.map(({ document, path }) => ({
      path,
      type: document._type,
      own: anchorsOf(document),
    })),
    ...keptPages(kept),
  ];
  const targets = new Map(
    placed.map(({ path, type, own }): [string, LinkedPage] => [
      path,
      { sections: sectionsOf(type, type === ENTRIES.glossaryTerm.screen ? terms : own) },
    ]),
  );
  const redirect = documents.redirect.filter((document) => v.is(Redirect, document));
  const paths = pathsById(pages, kept);
  const redirects = composeRedirects({ redirect }, pages, paths, previous, kept.redirects);
  for (const { from, to } of redirects) {
    const page = targets.get(to);
    if (page) targets.set(from, page);
  }
  return targets;
}

const anchorsOf = (document: unknown) =>
  v.is(Guide, document) ? document.sections.map(({ anchor }) => anchor) : [];

const keptPages = (kept: KeptContent) => [
  ...Object.entries(kept.screens).flatMap(([type, screen]) =>
    screen ? [{ path: screen.path, type, own: [] }] : [],
  ),
  ...COLLECTION_TYPES.flatMap((type) =>
    kept[COLLECTIONS[type].list].map((page) => ({
      path: page.path,
      type,
      own: 'sections' in page ? page.sections : [],
    })),
  ),
];
