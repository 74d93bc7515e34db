import { portrait, programCard, projectCard, reachOf, registerRow } from './cards.ts';
import { findTexts } from './findTexts.ts';
import type { Catalogue } from './flatten.ts';
import type { IndexedContent } from './indexedContent.ts';
import type { Program } from './program.ts';
import { recordOf } from './recordOf.ts';
import {
  OPTIONAL_SCREENS,
  PROGRAM_FAMILIES,
  SCREEN_TYPES,
  type ScreenType,
  SHARED_GROUPS,
} from './routes.ts';
import type { Site } from './site.ts';
import { sitePages } from './sitePages.ts';

/** Selects some of the content; what the arguments are depends on the selector. */
type Selector = (content: IndexedContent, of: string, ...more: readonly string[]) => unknown;

/** One selector per screen, named after it. */
const SCREEN_SELECTORS = recordOf(
  SCREEN_TYPES,
  (type) =>
    ({ site }: IndexedContent) =>
      site.screens[type],
) as { readonly [Type in ScreenType]: (content: IndexedContent) => Site['screens'][Type] };

/** How many rows of the register a list page shows. */
const HEAD_ROWS = 10;

/** The two rows of a family on Home; programmes that state an amount come first. */
const firstTwo = (programs: readonly Program[]) =>
  programs
    .toSorted((one, other) => Number(statesAmount(other)) - Number(statesAmount(one)))
    .slice(0, 2);

/** No country in two families, unless a family has no other. */
const homeRows = (families: readonly (readonly Program[])[]): Program[] => {
  const shown = new Set<string | null>();
  return families.flatMap((programs) => {
    const others = programs.filter(({ country }) => !country || !shown.has(country));
    const rows = firstTwo(others.length > 0 ? others : programs);
    for (const { country } of rows) shown.add(country);
    return rows;
  });
};

const statesAmount = ({ figures }: Program) =>
  figures.some(({ name, value }) => name === 'minInvestment' && value > 0);

/** How many portraits Home shows. */
const PORTRAITS = 6;

/** How many programmes of its country a page links to: linking all would grow quadratically. */
const SAME_COUNTRY = 6;

/** The nearest in order, so that a changed card rebuilds few pages. */
function nearestTo(program: Program, all: readonly Program[]): readonly Program[] {
  const first = all.indexOf(program) - SAME_COUNTRY / 2;
  const start = Math.max(0, Math.min(first, all.length - SAME_COUNTRY - 1));
  return all.slice(start, start + SAME_COUNTRY + 1).filter((one) => one !== program);
}

/**
 * Selects the content of pages. A page is rebuilt when the result of one of its selectors has changed,
 * so a selector returns no more than its pages show.
 */
export const SELECTORS = {
  ...SCREEN_SELECTORS,
  /** What surrounds every page, and the foreign words to mark up in its texts; `leftOut`: screens. */
  frame: ({ site: { navigation, contact, share, foreignWords, screens } }) => ({
    navigation,
    contact,
    share,
    foreignWords,
    leftOut: OPTIONAL_SCREENS.filter((type) => !screens[type]),
  }),
  program: ({ programs }, path) => programs.get(path),
  /** For pages that link to the programme. */
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
  /** Other programmes of a programme's country; the register lists all. */
  countryCards: ({ programs, countries }, path) => {
    const program = programs.get(path);
    const all = program?.country ? countries.get(program.country) : undefined;
    return program && all ? nearestTo(program, all).map(programCard) : [];
  },
  /** The listed programmes of a family, in order. */
  programCards: ({ programsOf }, family) =>
    (programsOf.get(family) ?? []).filter(({ listed }) => listed).map(programCard),
  /** By the path of the programme. */
  projectCards: ({ projectsOf }, program) => (projectsOf.get(program) ?? []).map(projectCard),
  /** Every programme, listed or not, in order of family. */
  registerRows: ({ programsOf }) =>
    PROGRAM_FAMILIES.flatMap((family) => programsOf.get(family) ?? []).map(registerRow),
  /** The first listed programmes of the given families; without families, two of each, for Home. */
  registerHead: ({ programsOf }, ...families) => {
    const named = families.some(Boolean) ? families : PROGRAM_FAMILIES;
    const listed = named.map((family) =>
      (programsOf.get(family) ?? []).filter((one) => one.listed),
    );
    const rows = named === families ? listed.flat().slice(0, HEAD_ROWS) : homeRows(listed);
    return rows.map(registerRow);
  },
  rates: ({ site }) => site.rates,
  teamCards: ({ site }) => site.team.map(({ path, group }) => ({ path, group })),
  portraits: ({ site }) => site.team.slice(0, PORTRAITS).map(portrait),
  /** The project on Home: the first, if there is one. */
  firstProject: ({ site }) => site.projects.slice(0, 1).map(projectCard),
  reach: ({ site }) => reachOf(site),
  /** Codes of the countries with a programme, listed or not; none if one has no code. */
  programCountries: ({ site: { programs } }) => {
    const codes = programs.flatMap(({ country }) => country ?? []);
    return codes.length < programs.length ? [] : [...new Set(codes)];
  },
  guideCards: ({ site }) => site.guides.map(({ path, group, topics }) => ({ path, group, topics })),
  /** The glossary terms. */
  terms: ({ site }) => site.terms.map(({ slug, group }) => ({ slug, group })),
  /** Every page that has a document. */
  allPages: ({ site }) => {
    const families = new Map(site.programs.map(({ path, family }) => [path, family]));
    return sitePages(site).map(({ path, group }) => ({ path, group, family: families.get(path) }));
  },
  /** By language: the texts on every page. */
  words: (content, locale): Catalogue =>
    Object.assign({}, ...SHARED_GROUPS.map((group) => findTexts(content, locale, group))),
  /** By language and group, optionally limited to some fields of that group. */
  texts: (content, locale, group = '', ...fields) => findTexts(content, locale, group, fields),
} satisfies Record<string, Selector>;

export const isSelectorName = (name: string): name is keyof typeof SELECTORS =>
  Object.hasOwn(SELECTORS, name);
