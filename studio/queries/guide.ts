import * as v from 'valibot';
import { TOPICS } from '../../locales/kinds.ts';
import { define, Reference, Slugged, SourceDocuments } from './fragments.ts';

export const guideQuery = define(
  'guide',
  `slug, formerSlugs, order, heroHeight, title, description, seo, hero, sections, author,
  topics, reviewed, sources`,
  {
    ...Slugged,
    order: v.number(),
    heroHeight: v.number(),
    sections: v.array(v.looseObject({ anchor: v.string() })),
    topics: v.optional(v.array(v.picklist(TOPICS)), []),
    author: Reference,
    reviewed: v.pipe(v.string(), v.isoDate()),
    sources: SourceDocuments,
  },
);

export const glossaryTermQuery = define('glossaryTerm', 'slug, term, others, text', {
  slug: Slugged.slug,
  term: v.object({ en: v.string(), zh: v.string() }),
  others: v.optional(v.unknown()),
});
