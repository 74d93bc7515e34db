import * as v from 'valibot';
import { FigureSchema } from './figures.ts';
import {
  COST_KINDS,
  FAMILY_ANSWERS,
  FAMILY_MEMBERS,
  ICON_KINDS,
  LANGUAGE_TESTS,
  PROGRAM_STATES,
  REQUIREMENT_KINDS,
  TIMELINE_KINDS,
  TOPICS,
} from './kinds.ts';
import { recordOf } from './recordOf.ts';
import { INDEX_TYPES, OPTIONAL_SCREENS, PROGRAM_FAMILIES, SCREEN_TYPES } from './routes.ts';

/** A path on this site without a language prefix: `/citizenship/st-lucia`. */
const Path = v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/));

const Kinds = v.array(v.picklist(ICON_KINDS));

/** A picture in several widths, AVIF, WebP and JPEG: `/images/<name>-<width>.<ext>`. */
const Picture = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  /** Whether the catalogue has a caption for it. */
  captioned: v.boolean(),
});

/** The sections of a programme or of one of its tracks: the items of each, in order. */
const ProgramParts = v.object({
  benefits: Kinds,
  requirements: v.array(v.picklist(REQUIREMENT_KINDS)),
  timeline: v.array(v.picklist(TIMELINE_KINDS)),
  /** For each step of the timeline, the figure used in its duration. */
  times: v.optional(v.array(v.nullable(v.string())), []),
});

/** Whether the programme accepts applications, and which texts about it the catalogue has. */
const Status = v.object({
  state: v.picklist(PROGRAM_STATES),
  isDated: v.boolean(),
  isNoted: v.boolean(),
  /** A known later state; the catalogue announces it. */
  next: v.optional(v.object({ from: v.string(), isNoted: v.boolean() })),
});

/** Official pages, in catalogue order. */
const Sources = v.array(v.object({ url: v.string(), isDated: v.boolean() }));

/** The topics on which a family decides. Absent ones have no text: the page says to ask. */
const ProgramTopics = v.object({
  costs: v.nullable(
    v.object({
      hasIntro: v.boolean(),
      items: v.array(
        v.object({
          kind: v.picklist(COST_KINDS),
          figure: v.nullable(v.string()),
          isNoted: v.boolean(),
        }),
      ),
      /** Whether all amounts are known and in one currency, so that the catalogue has their sum. */
      isSummed: v.boolean(),
    }),
  ),
  family: v.nullable(
    v.object({
      hasIntro: v.boolean(),
      members: v.array(
        v.object({
          who: v.picklist(FAMILY_MEMBERS),
          answer: v.picklist(FAMILY_ANSWERS),
          /** Whether the catalogue has a short form of the conditions. */
          isBrief: v.optional(v.boolean(), false),
        }),
      ),
    }),
  ),
  presence: v.boolean(),
  /** Whether the catalogue has a short form of the days. */
  hasDaysBrief: v.optional(v.boolean(), false),
  languageTest: v.picklist(LANGUAGE_TESTS),
  nationality: v.boolean(),
  tax: v.boolean(),
  refusal: v.boolean(),
  /** Path of the profile of the firm's attorney there. */
  attorney: v.nullable(Path),
  questions: v.number(),
  sources: Sources,
});

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

/** The fields of every page. */
const page = {
  /** Document id in the lake. */
  id: v.string(),
  path: Path,
  /** Catalogue group, e.g. `residency.greece`. */
  group: v.string(),
  updatedAt: v.nullable(v.string()),
};

const accentFields = { accent: v.string(), heroHeight: v.number(), order: v.number() };

const Program = v.object({
  ...page,
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

const Project = v.object({
  ...page,
  ...accentFields,
  slug: v.string(),
  program: Path,
  figures: v.array(FigureSchema),
  carousel: v.array(Picture),
  share: v.string(),
});

const TeamMember = v.object({
  ...page,
  slug: v.string(),
  order: v.number(),
  photo: Picture,
  carousel: v.array(Picture),
});

const Redirect = v.object({
  from: Path,
  to: Path,
  /** Set if a document lists it as a former address; removing it there ends the redirect. */
  isListed: v.optional(v.literal(true)),
  /** Id of the redirect document that defines it, if any; deleting that ends the redirect. */
  by: v.optional(v.string()),
});

const Guide = v.object({
  ...page,
  slug: v.string(),
  order: v.number(),
  heroHeight: v.number(),
  /** Ids of the sections, in order. */
  sections: v.array(v.string()),
  /** Programme sections that link to it. */
  topics: v.optional(v.array(v.picklist(TOPICS)), []),
  /** When it was last checked against its sources. */
  reviewed: v.optional(v.string()),
  /** Path of the author's profile. */
  author: Path,
  sources: Sources,
});

/** A glossary entry. */
const Term = v.object({
  id: v.string(),
  group: v.string(),
  /** Also its element id. */
  slug: v.string(),
  /** Whether the catalogue has other forms of it. */
  hasOthers: v.boolean(),
});

const screen = { ...page, heroHeight: v.number() };

const Screen = v.object(screen);
const IndexScreen = v.object({ ...screen, benefits: Kinds });

const NavigationTarget = v.object({ path: Path });

const Filing = v.nullable(
  v.object({
    /** Document ids of the pages to file. */
    pages: v.array(v.string()),
    /** Days to file, counted from when visitors first saw the text. */
    days: v.number(),
    /** IANA time zone in which the days are counted. */
    timeZone: v.string(),
  }),
);

/** `locales/site.json`: everything about the site that is language-neutral. */
export const SiteSchema = v.object({
  contact: v.object({
    phoneUs: v.string(),
    phoneInternational: v.optional(v.string()),
    email: v.string(),
  }),
  /** Pages to file with an authority when their text changes; `null` if none are configured. */
  filing: v.optional(Filing, null),
  /** Catalogue keys are `nav.entries.<i>.label` and `nav.entries.<i>.children.<j>.label`. */
  navigation: v.array(
    v.object({ ...NavigationTarget.entries, children: v.array(NavigationTarget) }),
  ),
  /** Screens with additional fields are listed individually. */
  screens: v.object({
    ...recordOf(SCREEN_TYPES, () => Screen),
    ...recordOf(OPTIONAL_SCREENS, () => v.optional(Screen)),
    home: v.object({ ...screen, services: v.array(Path) }),
    /** `moneyGuide` is the link target of the sentence below the filters. */
    compare: v.object({ ...screen, moneyGuide: v.optional(v.nullable(Path), null) }),
    ...recordOf(INDEX_TYPES, () => v.optional(IndexScreen)),
    search: v.object({
      ...screen,
      /** The number of synonym groups in the catalogue. */
      synonyms: v.optional(v.number(), 0),
    }),
    otherPrograms: v.optional(
      v.object({ ...screen, assetAllocation: Kinds, education: Kinds, whyChooseUs: Kinds }),
    ),
  }),
  programs: v.array(Program),
  projects: v.array(Project),
  team: v.array(TeamMember),
  guides: v.optional(v.array(Guide), []),
  terms: v.optional(v.array(Term), []),
  redirects: v.array(Redirect),
  /** Words that are never translated, by BCP 47 tag; see foreignWords.ts. */
  foreignWords: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** The exchange rates used for renminbi amounts; `null` without current ones. */
  rates: v.optional(v.nullable(v.object({ day: v.string(), url: v.nullable(v.string()) })), null),
  /** The newest rates entered, current or not, for the review reminder. */
  newestRates: v.optional(v.object({ id: v.string(), day: v.string() })),
  /** Share picture of pages without their own. */
  share: v.string(),
});

/**
 * A file written by an earlier version, which may lack newer screens. Every other newer field has a
 * default, so that its pages and redirects can still be read.
 */
export const FormerSiteSchema = v.object({
  ...SiteSchema.entries,
  screens: v.partial(SiteSchema.entries.screens),
});

export type Site = v.InferOutput<typeof SiteSchema>;
export type FormerSite = v.InferOutput<typeof FormerSiteSchema>;
export type Program = v.InferOutput<typeof Program>;
export type Project = v.InferOutput<typeof Project>;
export type TeamMember = v.InferOutput<typeof TeamMember>;
export type Guide = v.InferOutput<typeof Guide>;
export type Term = v.InferOutput<typeof Term>;
export type Picture = v.InferOutput<typeof Picture>;
export type ProgramTopics = v.InferOutput<typeof ProgramTopics>;
export type ProgramParts = v.InferOutput<typeof ProgramParts>;
