import * as v from 'valibot';
import { PORTRAIT_SHAPE, TOPICS } from '../../locales/kinds.ts';
import { recordOf } from '../../locales/recordOf.ts';
import {
  DOCUMENT_TYPES,
  type DocumentType,
  INDEX_TYPES,
  SCREEN_TYPES,
  type ScreenType,
} from '../../locales/routes.ts';
import { FigureDocument } from './figure.ts';
import {
  defineQuery,
  PictureDocument,
  pictureFields,
  Reference,
  SlugFields,
  SourceDocuments,
} from './fragments.ts';
import { pagelessTypes } from './pagelessTypes.ts';
import { IconCards, programQuery } from './program.ts';

const screen = <const Type extends ScreenType, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => defineQuery(type, { heroHeight: v.number(), ...entries });

const withServices = v.looseObject({ services: IconCards });

/** The pages that exist once; those with more than texts are listed individually. */
const screens = {
  ...recordOf(SCREEN_TYPES, (type) => screen(type, {})),
  ...recordOf(INDEX_TYPES, (type) => screen(type, { benefits: IconCards })),
  home: screen('home', {
    services: v.looseObject({ cards: v.array(v.looseObject({ target: Reference })) }),
  }),
  search: screen('search', { synonyms: v.optional(v.array(v.unknown()), []) }),
  compare: screen('compare', { moneyGuide: v.optional(Reference) }),
  otherPrograms: screen('otherPrograms', {
    assetAllocation: withServices,
    education: withServices,
    whyChooseUs: v.looseObject({ points: IconCards }),
  }),
};

/**
 * The registry of document types: the query and the shape of each. Where their pages and texts are
 * is defined in `locales/routes.ts`, which pages read too.
 */
export const registry = {
  ...screens,
  ...pagelessTypes,
  program: programQuery,
  project: defineQuery(
    'project',
    {
      ...SlugFields,
      order: v.number(),
      accent: v.string(),
      heroHeight: v.number(),
      program: Reference,
      figures: v.optional(v.array(FigureDocument), []),
      carousel: v.array(PictureDocument),
    },
    { carousel: `[]${pictureFields()}` },
  ),
  teamMember: defineQuery(
    'teamMember',
    {
      ...SlugFields,
      order: v.number(),
      photo: PictureDocument,
      carousel: v.optional(v.array(PictureDocument), []),
    },
    { photo: pictureFields(PORTRAIT_SHAPE), carousel: `[]${pictureFields()}` },
  ),
  guide: defineQuery('guide', {
    ...SlugFields,
    order: v.number(),
    heroHeight: v.number(),
    sections: v.array(v.looseObject({ anchor: v.string() })),
    topics: v.optional(v.array(v.picklist(TOPICS)), []),
    author: Reference,
    reviewed: v.pipe(v.string(), v.isoDate()),
    sources: SourceDocuments,
  }),
  glossaryTerm: defineQuery('glossaryTerm', {
    slug: SlugFields.slug,
    term: v.object({ en: v.string(), zh: v.string() }),
  }),
} as const satisfies Record<DocumentType, { query: string; shape: v.GenericSchema }>;

/** All queries in one request, so that the result is a consistent snapshot of the lake. */
export const allDocumentsQuery = `{${DOCUMENT_TYPES.map(
  (type) => `"${type}": ${registry[type].query}`,
).join(',\n')}}`;
