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
import { PROGRAM_FAMILIES, recordOf, SCREEN_TYPES } from './routes.ts';

/** A path of this site without language: `/citizenship/st-lucia`. */
const Path = v.pipe(v.string(), v.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/));

const Kinds = v.array(v.picklist(ICON_KINDS));

/** A picture in several widths, AVIF, WebP and a fallback; files are `/images/<name>-<width>.<ext>`. */
const Picture = v.object({
  name: v.string(),
  width: v.number(),
  height: v.number(),
  widths: v.array(v.number()),
  fallback: v.picklist(['jpg', 'png']),
  /** Whether the catalogue has a caption for it. */
  captioned: v.boolean(),
});

/** The sections of a programme, or of one of its tracks: which items each has, in their order. */
const ProgramParts = v.object({
  benefits: Kinds,
  requirements: v.array(v.picklist(REQUIREMENT_KINDS)),
  timeline: v.array(v.picklist(TIMELINE_KINDS)),
  /** Of each station of the timeline the figure that its duration is written with. */
  times: v.optional(v.array(v.nullable(v.string())), []),
});

/** Whether the programme takes applications, and what of its state the catalogue has words for. */
const Status = v.object({
  state: v.picklist(PROGRAM_STATES),
  isDated: v.boolean(),
  isNoted: v.boolean(),
  /** What is known to come; the catalogue announces it. */
  next: v.optional(v.object({ from: v.string(), isNoted: v.boolean() })),
});

/** Official pages, in the order of the catalogue. */
const Sources = v.array(v.object({ url: v.string(), isDated: v.boolean() }));

/** What a family decides by. What is absent has no text in the catalogue: the page says to ask. */
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
      /** Whether all parts are known and of one currency, so that the catalogue has their sum. */
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
          /** Whether the catalogue has the conditions in a few words. */
          isBrief: v.optional(v.boolean(), false),
        }),
      ),
    }),
  ),
  presence: v.boolean(),
  /** Whether the catalogue has the days in a few words. */
  hasDaysBrief: v.optional(v.boolean(), false),
  languageTest: v.picklist(LANGUAGE_TESTS),
  nationality: v.boolean(),
  tax: v.boolean(),
  refusal: v.boolean(),
  /** Profile of the firm's attorney there. */
  attorney: v.nullable(Path),
  questions: v.number(),
  sources: Sources,
});

/** A programme of the first version told none of this. */
const NO_TOPICS: v.InferInput<typeof ProgramTopics> = {
  ...{ costs: null, family: null, presence: false, languageTest: 'ask', nationality: false },
  ...{ tax: false, refusal: false, attorney: null, questions: 0, sources: [] },
};

/** What every document with a page has. */
const page = {
  /** Document id in the lake. */
  id: v.string(),
  path: Path,
  /** Catalogue group, e.g. `residency.greece`. */
  group: v.string(),
  updatedAt: v.nullable(v.string()),
};

const coloured = { accent: v.string(), heroHeight: v.number(), order: v.number() };

const Program = v.object({
  ...page,
  ...coloured,
  slug: v.string(),
  family: v.picklist(PROGRAM_FAMILIES),
  listed: v.boolean(),
  country: v.optional(v.nullable(v.string()), null),
  status: v.optional(v.nullable(Status), null),
  figures: v.array(FigureSchema),
  topics: v.optional(ProgramTopics, NO_TOPICS),
  /** Programmes that families weigh against this one. */
  neighbours: v.optional(v.array(Path), []),
  parts: v.nullable(ProgramParts),
  tracks: v.nullable(v.object({ business: ProgramParts, birth: ProgramParts })),
  share: v.string(),
});

const Project = v.object({
  ...page,
  ...coloured,
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
  /** Whether a document lists it among its former addresses: it ends when it is taken out there. */
  isListed: v.optional(v.literal(true)),
  /** Id of the redirect document that says so, if one does: it ends with that. */
  by: v.optional(v.string()),
});

const Guide = v.object({
  ...page,
  slug: v.string(),
  order: v.number(),
  heroHeight: v.number(),
  /** Ids of the sections, in their order. */
  sections: v.array(v.string()),
  /** Sections of programmes that lead to it. */
  topics: v.optional(v.array(v.picklist(TOPICS)), []),
  /** When it was last read against its sources. */
  reviewed: v.optional(v.string()),
  /** Profile of who signs it. */
  author: Path,
  sources: Sources,
});

/** An entry of the glossary. */
const Term = v.object({
  id: v.string(),
  group: v.string(),
  /** Also the id of its element. */
  slug: v.string(),
  /** Whether the catalogue has other words for it. */
  hasOthers: v.boolean(),
});

const screen = { ...page, heroHeight: v.number() };

const Screen = v.object(screen);
const IndexScreen = v.object({ ...screen, benefits: Kinds });

const NavigationTarget = v.object({ path: Path });

const Filing = v.nullable(
  v.object({
    /** Ids of the documents of these pages. */
    pages: v.array(v.string()),
    /** From the day on which visitors first saw the words. */
    days: v.number(),
    /** Where days are counted, as IANA names it. */
    timeZone: v.string(),
  }),
);

/** `locales/site.json`: everything about the site that has no language. */
export const SiteSchema = v.object({
  contact: v.object({ phoneUs: v.string(), phoneInternational: v.string(), email: v.string() }),
  /** What is filed with an authority when its words change; none while nobody says so. */
  filing: v.optional(Filing, null),
  /** Catalogue keys are `nav.entries.<i>.label` and `nav.entries.<i>.children.<j>.label`. */
  navigation: v.array(
    v.object({ ...NavigationTarget.entries, children: v.array(NavigationTarget) }),
  ),
  /** What a screen has beyond every other is named here. */
  screens: v.object({
    ...recordOf(SCREEN_TYPES, () => Screen),
    home: v.object({ ...screen, services: v.array(Path) }),
    /** Where the sentence below the filters leads. */
    compare: v.object({ ...screen, moneyGuide: v.optional(v.nullable(Path), null) }),
    citizenshipIndex: IndexScreen,
    usGreenCardIndex: IndexScreen,
    residencyIndex: IndexScreen,
    search: v.object({
      ...screen,
      /** How many groups of words the catalogue has that mean the same. */
      synonyms: v.optional(v.number(), 0),
    }),
    otherPrograms: v.object({
      ...screen,
      assetAllocation: Kinds,
      education: Kinds,
      whyChooseUs: Kinds,
    }),
  }),
  programs: v.array(Program),
  projects: v.array(Project),
  team: v.array(TeamMember),
  guides: v.optional(v.array(Guide), []),
  terms: v.optional(v.array(Term), []),
  redirects: v.array(Redirect),
  /** Words that stay in their own language, by its BCP 47 tag; see foreignWords.ts. */
  foreignWords: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Of the rates by which amounts are written in renminbi too; none while there are no fresh ones. */
  rates: v.optional(v.nullable(v.object({ day: v.string(), url: v.nullable(v.string()) })), null),
  /** Of the newest rates that were entered, fresh or not; somebody has to look after them. */
  newestRates: v.optional(v.object({ id: v.string(), day: v.string() })),
  /** Share picture of pages without one of their own. */
  share: v.string(),
});

/**
 * What an earlier version wrote: it may lack the screens that came since. Whatever else came since
 * has a default, so that its pages are still known, with the addresses that lead to them.
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
