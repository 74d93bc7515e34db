import * as v from 'valibot';
import { Guide, Project, TeamMember, Term } from './collections.ts';
import { IconKinds, Path, pageFields } from './pageFields.ts';
import { Program } from './program.ts';
import { recordOf } from './recordOf.ts';
import { INDEX_TYPES, OPTIONAL_SCREENS, SCREEN_TYPES } from './routes.ts';

const Redirect = v.object({
  from: Path,
  to: Path,
  /** Set if a document lists it as a former address; removing it there ends the redirect. */
  isListed: v.optional(v.literal(true)),
  /** Id of the redirect document that defines it, if any; deleting that ends the redirect. */
  by: v.optional(v.string()),
  /** Id of the document whose page it led to, set while that document has no page. */
  id: v.optional(v.string()),
});

const screen = { ...pageFields, heroHeight: v.number() };

const Screen = v.object(screen);
const IndexScreen = v.object({ ...screen, benefits: IconKinds });

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
      v.object({
        ...screen,
        assetAllocation: IconKinds,
        education: IconKinds,
        whyChooseUs: IconKinds,
      }),
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
