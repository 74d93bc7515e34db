import * as v from 'valibot';
import {
  COST_KINDS,
  FAMILY_ANSWERS,
  FAMILY_MEMBERS,
  ICON_KINDS,
  LANGUAGE_TESTS,
} from '../../locales/kinds.ts';
import { PROGRAM_FAMILIES } from '../../locales/routes.ts';
import { FigureDocument } from './figure.ts';
import { defineQuery, Reference, SlugFields, SourceDocuments } from './fragments.ts';
import { ProgramStatus } from './programStatus.ts';

/** Cards with icons; `kind` names the icon. */
export const IconCards = v.array(v.looseObject({ kind: v.picklist(ICON_KINDS) }));

/** A step, or the string of `_type`, which is in the same object. */
const Step = v.union([
  v.string(),
  v.looseObject({ duration: v.nullish(v.looseObject({ en: v.nullish(v.string()) })) }),
]);

const Parts = v.looseObject({
  benefits: IconCards,
  requirements: v.record(v.string(), v.unknown()),
  timeline: v.record(v.string(), Step),
});

const Costs = v.looseObject({
  items: v.array(
    v.looseObject({
      kind: v.picklist(COST_KINDS),
      figure: v.optional(v.string()),
      note: v.optional(v.unknown()),
    }),
  ),
});

const FamilyMembers = v.looseObject({
  members: v.array(
    v.looseObject({
      who: v.picklist(FAMILY_MEMBERS),
      answer: v.picklist(FAMILY_ANSWERS),
    }),
  ),
});

/** The topics on which a family decides; for an absent one the page says to ask. */
const Topics = {
  costs: v.optional(Costs),
  familyMembers: v.optional(FamilyMembers),
  presence: v.optional(
    v.looseObject({
      test: v.optional(v.picklist(LANGUAGE_TESTS)),
    }),
  ),
  nationality: v.optional(v.unknown()),
  tax: v.optional(v.unknown()),
  refusal: v.optional(v.unknown()),
  attorney: v.optional(Reference),
  questions: v.optional(v.array(v.looseObject({ question: v.unknown() })), []),
  sources: SourceDocuments,
  neighbours: v.optional(v.array(Reference), []),
};

export const programQuery = defineQuery('program', {
  ...SlugFields,
  family: v.picklist(PROGRAM_FAMILIES),
  listed: v.boolean(),
  order: v.number(),
  accent: v.string(),
  heroHeight: v.number(),
  figures: v.optional(v.array(FigureDocument), []),
  country: v.optional(v.string()),
  status: v.optional(ProgramStatus),
  ...Topics,
  ...v.partial(Parts).entries,
  business: v.optional(Parts),
  birth: v.optional(Parts),
});

export type PartsDocument = v.InferOutput<typeof Parts>;
