import { portrait, programCard, projectCard, reachOf, registerRow } from './cards.ts';
import { findTexts } from './findTexts.ts';
import type { Catalogue } from './flatten.ts';
import type { IndexedContent } from './indexedContent.ts';
import {
  type ProgramFamily,
  recordOf,
  SCREEN_TYPES,
  type ScreenType,
  SHARED_GROUPS,
} from './routes.ts';
import type { Program, Site } from './site.ts';
import { sitePages } from './sitePages.ts';

/** Finds a part of the content: by a path, by a language, by what the part itself says. */
type Finder = (content: IndexedContent, of: string, ...more: readonly string[]) => unknown;

const REGISTER_ORDER = [
  'usGreenCard',
  'citizenship',
  'fastNaturalization',
  'residenceVisa',
] as const satisfies readonly ProgramFamily[];

/** The screens' own halves; each finder gives the screen that it is named for. */
const SCREEN_FINDERS = recordOf(
  SCREEN_TYPES,
  (type) =>
    ({ site }: IndexedContent) =>
      site.screens[type],
) as { readonly [Type in ScreenType]: (content: IndexedContent) => Site['screens'][Type] };

/** An index shows so many rows of the register. */
const HEAD = 10;

/** Home's rows of a family: programmes that state an amount before those that do not. */
const tellingTwo = (programs: readonly Program[]) =>
  programs
    .toSorted((one, other) => Number(statesAmount(other)) - Number(statesAmount(one)))
    .slice(0, 2);

const statesAmount = ({ figures }: Program) =>
  figures.some(({ name, value }) => name === 'minInvestment' && value > 0);

/** Home shows so many faces. */
const PORTRAITS = 6;

/** A page leads to so many programmes of its country: all of them on each would be their square. */
const COMPATRIOTS = 6;

/**
 * The parts of the content that pages are made from. A page is made again when one of the parts
 * that it asked for has changed, so a part holds no more than what its pages show.
 */
export const FINDERS = {
  ...SCREEN_FINDERS,
  /** What stands around every page, and what every text is read with. */
  frame: ({ site: { navigation, contact, share, foreignWords } }) => ({
    ...{ navigation, contact, share, foreignWords },
  }),
  program: ({ programs }, path) => programs.get(path),
  /** For pages that lead to the programme. */
  programPlace: ({ programs }, path) => {
    const program = programs.get(path);
    return program && { path, group: program.group };
  },
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
  /** The first programmes of a country; the register has all. */
  countryCards: ({ countries }, country) =>
    (countries.get(country) ?? []).slice(0, COMPATRIOTS).map(programCard),
  /** The listed programmes of a family, in their order. */
  programCards: ({ programsOf }, family) =>
    (programsOf.get(family) ?? []).filter(({ listed }) => listed).map(programCard),
  /** By the path of their programme. */
  projectCards: ({ projectsOf }, program) => (projectsOf.get(program) ?? []).map(projectCard),
  /** Every programme, listed or not, in the order of the families. */
  registerRows: ({ programsOf }) =>
    REGISTER_ORDER.flatMap((family) => programsOf.get(family) ?? []).map(registerRow),
  /** Of some families the first listed programmes; of none two of each, amounts before none. */
  registerHead: ({ programsOf }, ...families) => {
    const named = families.some(Boolean) ? families : REGISTER_ORDER;
    const listed = named.map((family) =>
      (programsOf.get(family) ?? []).filter((one) => one.listed),
    );
    const rows = named === families ? listed.flat().slice(0, HEAD) : listed.flatMap(tellingTwo);
    return rows.map(registerRow);
  },
  rates: ({ site }) => site.rates,
  teamCards: ({ site }) => site.team.map(({ path, group }) => ({ path, group })),
  portraits: ({ site }) => site.team.slice(0, PORTRAITS).map(portrait),
  /** That of home: the first, if there is one. */
  firstProject: ({ site }) => site.projects.slice(0, 1).map(projectCard),
  reach: ({ site }) => reachOf(site),
  guideCards: ({ site }) => site.guides.map(({ path, group, topics }) => ({ path, group, topics })),
  /** Those of the glossary. */
  terms: ({ site }) => site.terms.map(({ slug, group, hasOthers }) => ({ slug, group, hasOthers })),
  /** Every page that has a document. */
  allPages: ({ site }) => {
    const families = new Map(site.programs.map(({ path, family }) => [path, family]));
    return sitePages(site).map(({ path, group }) => {
      const family = families.get(path);
      return { path, group, ...(family && { family }) };
    });
  },
  /** By language: the texts that every page shows. */
  words: (content, locale): Catalogue =>
    Object.assign({}, ...SHARED_GROUPS.map((group) => findTexts(content, locale, group))),
  /** By language and group, or of that group the fields that are named. */
  texts: (content, locale, group = '', ...fields) => findTexts(content, locale, group, fields),
} satisfies Record<string, Finder>;

export const isPartName = (name: string): name is keyof typeof FINDERS =>
  Object.hasOwn(FINDERS, name);
