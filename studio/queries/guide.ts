import * as v from 'valibot';
import { TOPICS } from '../../locales/kinds.ts';
import { define, Reference, Slugged, SourceDocuments } from './fragments.ts';

export const guideQuery = define('guide', {
  ...Slugged,
  order: v.number(),
  heroHeight: v.number(),
  sections: v.array(v.looseObject({ anchor: v.string() })),
  topics: v.optional(v.array(v.picklist(TOPICS)), []),
  author: Reference,
  reviewed: v.pipe(v.string(), v.isoDate()),
  sources: SourceDocuments,
});

export const glossaryTermQuery = define('glossaryTerm', {
  slug: Slugged.slug,
  term: v.object({ en: v.string(), zh: v.string() }),
  others: v.optional(v.unknown()),
});
