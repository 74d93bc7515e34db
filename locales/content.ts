import type { GroupedCatalogue } from './catalogue.ts';
import type { Catalogue } from './flatten.ts';
import { isLocale, type Localized } from './locale.ts';
import type { Program, Project, Site, TeamMember } from './site.ts';

/** What stands around every page, and what every text is read with. */
export type Frame = Pick<Site, 'navigation' | 'contact' | 'share' | 'foreignWords'>;

/** What other pages show of a programme, a project or a person. */
export type ProgramCard = Pick<Program, 'path' | 'group' | 'slug' | 'accent' | 'parts'>;
export type ProjectCard = Pick<Project, 'path' | 'group' | 'carousel'>;
export type TeamCard = Pick<TeamMember, 'path' | 'group'>;

/** A programme, for pages that lead to it. */
export type ProgramPlace = Pick<Program, 'path' | 'group'>;

type Screens = Site['screens'];

/**
 * The parts of the content that pages are made from. A page is made again when one of the parts
 * that it asked for has changed, so a part holds no more than what its pages show.
 */
export interface Parts extends Screens {
  frame: Frame;
  /** By path. */
  program: Program | undefined;
  programPlace: ProgramPlace | undefined;
  project: Project | undefined;
  teamMember: TeamMember | undefined;
  /** The listed programmes of a family, in their order. */
  programCards: readonly ProgramCard[];
  /** By the path of their programme, each with its first picture alone. */
  projectCards: readonly ProjectCard[];
  teamCards: readonly TeamCard[];
  /** By language: the texts that every page shows. */
  words: Catalogue;
  /** By language and group, or of that group the fields that are named. */
  texts: Catalogue;
}

export type PartName = keyof Parts;

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
  readonly programsOf: ReadonlyMap<string, readonly Program[]>;
  readonly projectsOf: ReadonlyMap<string, readonly Project[]>;
}

const FINDERS: {
  readonly [Name in PartName]: (
    source: Source,
    of: string,
    ...more: readonly string[]
  ) => Parts[Name];
} = {
  home: ({ site }) => site.screens.home,
  about: ({ site }) => site.screens.about,
  contact: ({ site }) => site.screens.contact,
  citizenshipIndex: ({ site }) => site.screens.citizenshipIndex,
  usGreenCardIndex: ({ site }) => site.screens.usGreenCardIndex,
  residencyIndex: ({ site }) => site.screens.residencyIndex,
  otherPrograms: ({ site }) => site.screens.otherPrograms,
  frame: ({ site: { navigation, contact, share, foreignWords } }) => ({
    ...{ navigation, contact, share, foreignWords },
  }),
  program: ({ programs }, path) => programs.get(path),
  programPlace: ({ programs }, path) => placeOf(programs.get(path)),
  project: ({ projects }, path) => projects.get(path),
  teamMember: ({ team }, path) => team.get(path),
  programCards: ({ programsOf }, family) =>
    (programsOf.get(family) ?? []).filter(({ listed }) => listed).map(programCard),
  projectCards: ({ projectsOf }, program) => (projectsOf.get(program) ?? []).map(projectCard),
  teamCards: ({ site }) => site.team.map(({ path, group }) => ({ path, group })),
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
    programsOf: Map.groupBy(site.programs, ({ family }) => family),
    projectsOf: Map.groupBy(site.projects, ({ program }) => program),
  };
  return { part: (name, of = '', ...more) => FINDERS[name](source, of, ...more) };
}

const byPath = <T extends { readonly path: string }>(documents: readonly T[]) =>
  new Map(documents.map((document) => [document.path, document]));

/** Bar, footer, controls. */
const SHARED_GROUPS = ['site', 'nav', 'ui', 'errors'] as const;

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

const placeOf = (program: Program | undefined): ProgramPlace | undefined =>
  program && { path: program.path, group: program.group };

const programCard = ({ path, group, slug, accent, parts }: Program): ProgramCard => ({
  path,
  group,
  slug,
  accent,
  parts,
});

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
