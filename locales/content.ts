import type { GroupedCatalogue } from './catalogue.ts';
import { type Figure, type FigureLabel, type GlanceFigure, isGlance } from './figures.ts';
import type { Catalogue } from './flatten.ts';
import type { TimelineKind } from './kinds.ts';
import { isLocale, type Localized } from './locale.ts';
import {
  type ProgramFamily,
  recordOf,
  SCREEN_TYPES,
  type ScreenType,
  SHARED_GROUPS,
} from './routes.ts';
import type { Guide, Program, Project, Site, TeamMember, Term } from './site.ts';
import { sitePages } from './sitePages.ts';

/** What stands around every page, and what every text is read with. */
export type SiteFrame = Pick<Site, 'navigation' | 'contact' | 'share' | 'foreignWords'>;

/** What other pages show of a programme, a project or a person. */
export interface ProgramCard
  extends Pick<
    Program,
    'path' | 'group' | 'slug' | 'accent' | 'country' | 'family' | 'parts' | 'status'
  > {
  /** The two that the card tells first, each with its label. */
  readonly figures: readonly CardFigure[];
}

/** A figure of a card, with its label. */
type CardFigure = Pick<Figure, 'name' | 'isDue' | 'nextFrom'> & {
  readonly label: FigureLabel;
};

export type ProjectCard = Pick<Project, 'path' | 'group' | 'carousel'>;
export type TeamCard = Pick<TeamMember, 'path' | 'group'>;
export type Portrait = Pick<TeamMember, 'path' | 'group' | 'photo'>;

/** A programme's line in the register. */
export interface RegisterRow
  extends Pick<
    Program,
    'path' | 'group' | 'slug' | 'family' | 'accent' | 'country' | 'status' | 'figures'
  > {
  readonly members: NonNullable<Program['topics']['family']>['members'] | null;
  readonly languageTest: Program['topics']['languageTest'];
  /** Stations of its timeline: their words tell what no figure says. */
  readonly stations: readonly TimelineKind[];
  /** Sections of its page that say in words what no figure says. */
  readonly sections: readonly ('costs' | 'presence')[];
}

/** A country that programmes lead to. */
export interface Country {
  /** ISO 3166-1 code. */
  readonly code: string;
  /** Its colour, `#rrggbb`. */
  readonly accent: string;
  /** Path of its first listed programme. */
  readonly path: string;
}

/** What the firm offers, counted. */
export interface Reach {
  readonly countries: readonly Country[];
  readonly routes: number;
  readonly attorneys: number;
}

export type GuideCard = Pick<Guide, 'path' | 'group'>;
export type TermPlace = Pick<Term, 'slug' | 'group' | 'hasOthers'>;

/** A page, for the list of all of them. */
export interface ListedPage {
  readonly path: string;
  readonly group: string;
  /** Of a programme. */
  readonly family?: ProgramFamily;
}

/** A programme, for pages that lead to it. */
type ProgramPlace = Pick<Program, 'path' | 'group'>;

type Screens = Site['screens'];

/**
 * The parts of the content that pages are made from. A page is made again when one of the parts
 * that it asked for has changed, so a part holds no more than what its pages show.
 */
export interface Parts extends Screens {
  frame: SiteFrame;
  /** By path. */
  program: Program | undefined;
  programPlace: ProgramPlace | undefined;
  project: Project | undefined;
  teamMember: TeamMember | undefined;
  guide: Guide | undefined;
  /** By path. */
  programCard: ProgramCard | undefined;
  portrait: Portrait | undefined;
  /** The first programmes of a country; the register has all. */
  countryCards: readonly ProgramCard[];
  /** The listed programmes of a family, in their order. */
  programCards: readonly ProgramCard[];
  /** By the path of their programme, each with its first picture alone. */
  projectCards: readonly ProjectCard[];
  teamCards: readonly TeamCard[];
  /** Every programme, listed or not, in the order of the families. */
  registerRows: readonly RegisterRow[];
  /** Of some families the first listed programmes; of none the first of each family. */
  registerHead: readonly RegisterRow[];
  rates: Site['rates'];
  reach: Reach;
  portraits: readonly Portrait[];
  /** That of home: the first, if there is one. */
  firstProject: readonly ProjectCard[];
  guideCards: readonly GuideCard[];
  /** Those of the glossary. */
  terms: readonly TermPlace[];
  /** Every page that has a document. */
  allPages: readonly ListedPage[];
  /** By language: the texts that every page shows. */
  words: Catalogue;
  /** By language and group, or of that group the fields that are named. */
  texts: Catalogue;
}

type PartName = keyof Parts;

/** The content as pages see it: by parts, so that it can be told what each page was made from. */
export interface Content {
  /**
   * @param of which one, see {@link Parts}
   * @throws when the catalogue has no such group: the page would lack its text
   */
  part<Name extends PartName>(name: Name, ...of: readonly string[]): Parts[Name];
}

/** The content as a whole: what the pull wrote, or drafts become. */
export interface WholeContent {
  readonly catalogues: Localized<GroupedCatalogue>;
  readonly site: Site;
}

/** The content with what parts are looked up in. */
interface Source extends WholeContent {
  readonly programs: ReadonlyMap<string, Program>;
  readonly projects: ReadonlyMap<string, Project>;
  readonly team: ReadonlyMap<string, TeamMember>;
  readonly guides: ReadonlyMap<string, Guide>;
  readonly programsOf: ReadonlyMap<string, readonly Program[]>;
  readonly projectsOf: ReadonlyMap<string, readonly Project[]>;
  readonly countries: ReadonlyMap<string | null, readonly Program[]>;
}

/** The screens' own halves; each finder gives the screen that it is named for. */
const SCREEN_FINDERS = recordOf(
  SCREEN_TYPES,
  (type) =>
    ({ site }: Source) =>
      site.screens[type],
) as { readonly [Type in ScreenType]: (source: Source) => Screens[Type] };

/** An index shows so many rows of the register. */
const HEAD = 10;

const firstTwo = (programs: readonly Program[]) => programs.slice(0, 2);

/** Home shows so many faces. */
const PORTRAITS = 6;

/** A page leads to so many programmes of its country: all of them on each would be their square. */
const COMPATRIOTS = 6;

const FINDERS: {
  readonly [Name in PartName]: (
    source: Source,
    of: string,
    ...more: readonly string[]
  ) => Parts[Name];
} = {
  ...SCREEN_FINDERS,
  frame: ({ site: { navigation, contact, share, foreignWords } }) => ({
    ...{ navigation, contact, share, foreignWords },
  }),
  program: ({ programs }, path) => programs.get(path),
  programPlace: ({ programs }, path) => placeOf(programs.get(path)),
  project: ({ projects }, path) => projects.get(path),
  teamMember: ({ team }, path) => team.get(path),
  guide: ({ guides }, path) => guides.get(path),
  programCard: ({ programs }, path) => {
    const program = programs.get(path);
    return program && programCard(program);
  },
  portrait: ({ team }, path) => {
    const member = team.get(path);
    return member && portrait(member);
  },
  countryCards: ({ countries }, country) =>
    (countries.get(country) ?? []).slice(0, COMPATRIOTS).map(programCard),
  programCards: ({ programsOf }, family) =>
    (programsOf.get(family) ?? []).filter(({ listed }) => listed).map(programCard),
  projectCards: ({ projectsOf }, program) => (projectsOf.get(program) ?? []).map(projectCard),
  registerRows: ({ programsOf }) =>
    REGISTER_ORDER.flatMap((family) => programsOf.get(family) ?? []).map(registerRow),
  registerHead: ({ programsOf }, ...families) => {
    const named = families.some(Boolean) ? families : REGISTER_ORDER;
    const listed = named.map((family) =>
      (programsOf.get(family) ?? []).filter((one) => one.listed),
    );
    const rows = named === families ? listed.flat().slice(0, HEAD) : listed.flatMap(firstTwo);
    return rows.map(registerRow);
  },
  rates: ({ site }) => site.rates,
  teamCards: ({ site }) => site.team.map(({ path, group }) => ({ path, group })),
  portraits: ({ site }) => site.team.slice(0, PORTRAITS).map(portrait),
  firstProject: ({ site }) => site.projects.slice(0, 1).map(projectCard),
  reach: ({ site }) => reachOf(site),
  guideCards: ({ site }) => site.guides.map(({ path, group }) => ({ path, group })),
  terms: ({ site }) => site.terms.map(({ slug, group, hasOthers }) => ({ slug, group, hasOthers })),
  allPages: ({ site }) => {
    const families = new Map(site.programs.map(({ path, family }) => [path, family]));
    return sitePages(site).map(({ path, group }) => {
      const family = families.get(path);
      return { path, group, ...(family && { family }) };
    });
  },
  words: ({ catalogues }, locale) =>
    Object.assign({}, ...SHARED_GROUPS.map((group) => groupIn(catalogues, locale, group))),
  texts: ({ catalogues }, locale, group = '', ...fields) => {
    if (fields.length === 0) return groupIn(catalogues, locale, group);
    return fieldsOf(groupIn(catalogues, locale, group, fields), group, fields);
  },
};

export const isPartName = (name: string): name is PartName => Object.hasOwn(FINDERS, name);

/** Gives pages the parts of the content. */
export function contentOf({ catalogues, site }: WholeContent): Content {
  const source: Source = {
    catalogues,
    site,
    programs: byPath(site.programs),
    projects: byPath(site.projects),
    team: byPath(site.team),
    guides: byPath(site.guides),
    programsOf: Map.groupBy(site.programs, ({ family }) => family),
    projectsOf: Map.groupBy(site.projects, ({ program }) => program),
    countries: Map.groupBy(site.programs, ({ country }) => country),
  };
  return { part: (name, of = '', ...more) => FINDERS[name](source, of, ...more) };
}

const byPath = <T extends { readonly path: string }>(documents: readonly T[]) =>
  new Map(documents.map((document) => [document.path, document]));

function groupIn(
  catalogues: WholeContent['catalogues'],
  locale: string,
  group: string,
  fields?: readonly string[],
): Catalogue {
  const texts = isLocale(locale) ? catalogues[locale].get(group, fields) : undefined;
  if (texts) return texts;
  throw new Error(`The catalogue (${locale}) has no group "${group}": run npm run pull`);
}

function reachOf({ programs, team }: Site): Reach {
  const countries = new Map<string, Country>();
  for (const { country: code, accent, path } of programs.filter(({ listed }) => listed))
    if (code && !countries.has(code)) countries.set(code, { code, accent, path });
  return { countries: [...countries.values()], routes: programs.length, attorneys: team.length };
}

const placeOf = (program: Program | undefined): ProgramPlace | undefined =>
  program && { path: program.path, group: program.group };

const programCard = (program: Program): ProgramCard => {
  const { path, group, slug, accent, country, family, parts, status } = program;
  const figures = cardFigures(program);
  return { path, group, slug, accent, country, family, parts, status, figures };
};

/** What a card tells of a programme, as far as it has it: the first two. */
const CARD_FIGURES = [
  'minInvestment',
  'firstStage',
  'processingTime',
  'citizenshipAfter',
  'permanentResidenceAfter',
  'visaFree',
] as const satisfies readonly GlanceFigure[];

const cardFigures = ({ figures }: Program): ProgramCard['figures'] =>
  CARD_FIGURES.flatMap((name) => {
    const figure = figures.find((one) => one.name === name);
    if (!figure) return [];
    const { label, isDue, nextFrom } = figure;
    return [{ name, label: label ?? name, ...(isDue && { isDue }), ...(nextFrom && { nextFrom }) }];
  }).slice(0, 2);

const REGISTER_ORDER = [
  'usGreenCard',
  'citizenship',
  'fastNaturalization',
  'residenceVisa',
] as const satisfies readonly ProgramFamily[];

const registerRow = (program: Program): RegisterRow => {
  const { path, group, slug, family, accent, country, status, topics } = program;
  const figures = program.figures.filter(({ name }) => isGlance(name));
  const { languageTest, costs, presence } = topics;
  const saysMinimum = costs?.items.some(({ kind, isNoted }) => kind === 'minimum' && isNoted);
  return {
    ...{ path, group, slug, family, accent, country, status, figures, languageTest },
    members: topics.family?.members ?? null,
    stations: program.parts?.timeline ?? [],
    sections: [
      ...(saysMinimum ? (['costs'] as const) : []),
      ...(presence ? (['presence'] as const) : []),
    ],
  };
};

const portrait = ({ path, group, photo }: TeamMember): Portrait => ({ path, group, photo });

const projectCard = ({ path, group, carousel }: Project): ProjectCard => ({
  path,
  group,
  carousel: carousel.slice(0, 1),
});

/** In the order of the fields: it must not depend on how much of the group was read. */
function fieldsOf(texts: Catalogue, group: string, fields: readonly string[]): Catalogue {
  const entries = Object.entries(texts);
  return Object.fromEntries(
    fields
      .map((field) => `${group}.${field}`)
      .flatMap((wanted) =>
        entries.filter(([key]) => key === wanted || key.startsWith(`${wanted}.`)),
      ),
  );
}
