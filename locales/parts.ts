import type { Figure, FigureLabel } from './figures.ts';
import type { Catalogue } from './flatten.ts';
import type { TimelineKind } from './kinds.ts';
import type { ProgramFamily } from './routes.ts';
import type { Guide, Program, Project, Site, TeamMember, Term } from './site.ts';

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
  readonly hasDaysBrief: boolean;
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

export type GuideCard = Pick<Guide, 'path' | 'group' | 'topics'>;
export type TermPlace = Pick<Term, 'slug' | 'group' | 'hasOthers'>;

/** A page, for the list of all of them. */
export interface ListedPage {
  readonly path: string;
  readonly group: string;
  /** Of a programme. */
  readonly family?: ProgramFamily;
}

/** A programme, for pages that lead to it. */
export type ProgramPlace = Pick<Program, 'path' | 'group'>;

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
  /** Of some families the first listed programmes; of none two of each, amounts before none. */
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

export type PartName = keyof Parts;
