import { placeOf, portrait, programCard, projectCard, reachOf, registerRow } from './cards.ts';
import { findTexts } from './findTexts.ts';
import type { IndexedContent } from './indexedContent.ts';
import type { PartName, Parts } from './parts.ts';
import {
  type ProgramFamily,
  recordOf,
  SCREEN_TYPES,
  type ScreenType,
  SHARED_GROUPS,
} from './routes.ts';
import type { Program } from './site.ts';
import { sitePages } from './sitePages.ts';

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
) as { readonly [Type in ScreenType]: (content: IndexedContent) => Parts[Type] };

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

export const FINDERS: {
  readonly [Name in PartName]: (
    content: IndexedContent,
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
    const rows = named === families ? listed.flat().slice(0, HEAD) : listed.flatMap(tellingTwo);
    return rows.map(registerRow);
  },
  rates: ({ site }) => site.rates,
  teamCards: ({ site }) => site.team.map(({ path, group }) => ({ path, group })),
  portraits: ({ site }) => site.team.slice(0, PORTRAITS).map(portrait),
  firstProject: ({ site }) => site.projects.slice(0, 1).map(projectCard),
  reach: ({ site }) => reachOf(site),
  guideCards: ({ site }) => site.guides.map(({ path, group, topics }) => ({ path, group, topics })),
  terms: ({ site }) => site.terms.map(({ slug, group, hasOthers }) => ({ slug, group, hasOthers })),
  allPages: ({ site }) => {
    const families = new Map(site.programs.map(({ path, family }) => [path, family]));
    return sitePages(site).map(({ path, group }) => {
      const family = families.get(path);
      return { path, group, ...(family && { family }) };
    });
  },
  words: (content, locale) =>
    Object.assign({}, ...SHARED_GROUPS.map((group) => findTexts(content, locale, group))),
  texts: (content, locale, group = '', ...fields) => findTexts(content, locale, group, fields),
};

export const isPartName = (name: string): name is PartName => Object.hasOwn(FINDERS, name);
