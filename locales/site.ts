import * as v from 'valibot';
import { FigureSchema } from './figures.ts';
import { ICON_KINDS, REQUIREMENT_KINDS, TIMELINE_KINDS } from './kinds.ts';
import { PROGRAM_FAMILIES } from './routes.ts';

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
});

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
  figures: v.array(FigureSchema),
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

const screen = { ...page, heroHeight: v.number() };

const NavigationTarget = v.object({ path: Path });

/** `locales/site.json`: everything about the site that has no language. */
export const SiteSchema = v.object({
  contact: v.object({ phoneUs: v.string(), phoneInternational: v.string(), email: v.string() }),
  /** Catalogue keys are `nav.entries.<i>.label` and `nav.entries.<i>.children.<j>.label`. */
  navigation: v.array(
    v.object({ ...NavigationTarget.entries, children: v.array(NavigationTarget) }),
  ),
  screens: v.object({
    home: v.object({ ...screen, services: v.array(Path) }),
    about: v.object(screen),
    contact: v.object(screen),
    citizenshipIndex: v.object({ ...screen, benefits: Kinds }),
    usGreenCardIndex: v.object({ ...screen, benefits: Kinds }),
    residencyIndex: v.object({ ...screen, benefits: Kinds }),
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
  redirects: v.array(v.object({ from: Path, to: Path })),
  /** Words that stay in their own language, by its BCP 47 tag; see foreignWords.ts. */
  foreignWords: v.record(v.string(), v.array(v.string())),
  /** Share picture of pages without one of their own. */
  share: v.string(),
});

export type Site = v.InferOutput<typeof SiteSchema>;
export type Program = v.InferOutput<typeof Program>;
export type Project = v.InferOutput<typeof Project>;
export type TeamMember = v.InferOutput<typeof TeamMember>;
export type Picture = v.InferOutput<typeof Picture>;
export type ProgramParts = v.InferOutput<typeof ProgramParts>;
