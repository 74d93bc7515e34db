import * as v from 'valibot';
import { FigureSchema } from './figures.ts';
import {
  COST_KINDS,
  FAMILY_ANSWERS,
  FAMILY_MEMBERS,
  LANGUAGE_TESTS,
  PROGRAM_STATES,
  REQUIREMENT_KINDS,
  TIMELINE_KINDS,
} from './kinds.ts';
import { accentFields, IconKinds, Path, pageFields, SourceLinks } from './pageFields.ts';
import { PROGRAM_FAMILIES } from './routes.ts';

/** The sections of a programme or of one of its tracks: the items of each, in order. */
const ProgramParts = v.object({
  benefits: IconKinds,
  requirements: v.array(v.picklist(REQUIREMENT_KINDS)),
  timeline: v.array(v.picklist(TIMELINE_KINDS)),
  /** For each step of the timeline, the figure used in its duration. */
  times: v.optional(v.array(v.nullable(v.string())), []),
});

export type ProgramParts = v.InferOutput<typeof ProgramParts>;

/** Whether the programme accepts applications. */
const Status = v.object({
  state: v.picklist(PROGRAM_STATES),
  /** A known later state; the catalogue announces it. */
  next: v.optional(v.object({ from: v.string() })),
});

/** The topics on which a family decides. Absent ones have no text: the page says to ask. */
const ProgramTopics = v.object({
  costs: v.nullable(
    v.object({
      items: v.array(
        v.object({
          kind: v.picklist(COST_KINDS),
          figure: v.nullable(v.string()),
          isNoted: v.boolean(),
        }),
      ),
    }),
  ),
  family: v.nullable(
    v.object({
      members: v.array(
        v.object({
          who: v.picklist(FAMILY_MEMBERS),
          answer: v.picklist(FAMILY_ANSWERS),
        }),
      ),
    }),
  ),
  presence: v.boolean(),
  languageTest: v.picklist(LANGUAGE_TESTS),
  nationality: v.boolean(),
  tax: v.boolean(),
  refusal: v.boolean(),
  /** Path of the profile of the firm's attorney there. */
  attorney: v.nullable(Path),
  questions: v.number(),
  sources: SourceLinks,
});

export type ProgramTopics = v.InferOutput<typeof ProgramTopics>;

/** Programmes written by the first version have no topics. */
const NO_TOPICS: v.InferInput<typeof ProgramTopics> = {
  costs: null,
  family: null,
  presence: false,
  languageTest: 'ask',
  nationality: false,
  tax: false,
  refusal: false,
  attorney: null,
  questions: 0,
  sources: [],
};

export const Program = v.object({
  ...pageFields,
  ...accentFields,
  slug: v.string(),
  family: v.picklist(PROGRAM_FAMILIES),
  listed: v.boolean(),
  country: v.optional(v.nullable(v.string()), null),
  status: v.optional(v.nullable(Status), null),
  figures: v.array(FigureSchema),
  topics: v.optional(ProgramTopics, NO_TOPICS),
  /** Programmes that families compare with this one. */
  neighbours: v.optional(v.array(Path), []),
  parts: v.nullable(ProgramParts),
  tracks: v.nullable(v.object({ business: ProgramParts, birth: ProgramParts })),
  share: v.string(),
});

export type Program = v.InferOutput<typeof Program>;
