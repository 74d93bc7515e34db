import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { FAMILIES } from '../../schema/families.ts';
import { say, translate } from '../../words/say.ts';

/** The position of a document on the site, as the Studio's structure shows it. */
export interface SitePlace {
  readonly group: string;
  readonly groupPosition: number;
  /** Position within the group. */
  readonly position: number;
}

const SCREENS = Object.keys(SCREEN_PATHS);

const PROGRAMS = FAMILIES.map(({ title }) =>
  say('Programmes: [family]', { family: translate(title) }),
);

const OTHERS = {
  programs: say('Programmes'),
  team: say('Team'),
  projects: say('Projects'),
  guides: say('Guides'),
  terms: say('Glossary terms'),
  pages: say('Pages'),
  settings: say('Settings'),
} as const;

const GROUPS = [...PROGRAMS, ...Object.values(OTHERS)];

/** @param document of any type; a draft may lack any field */
export function sitePlace(document: { readonly _type: string; readonly [field: string]: unknown }) {
  const group = groupOf(document);
  return {
    group,
    groupPosition: GROUPS.indexOf(group),
    position:
      group === OTHERS.pages ? SCREENS.indexOf(document._type) : Number(document.order ?? 0),
  };
}

/** Groups by type; all others are pages or settings. */
const LISTED: Readonly<Record<string, string | undefined>> = {
  teamMember: OTHERS.team,
  project: OTHERS.projects,
  guide: OTHERS.guides,
  glossaryTerm: OTHERS.terms,
};

function groupOf({ _type, family }: { readonly _type: string; readonly family?: unknown }): string {
  if (_type === 'program')
    return PROGRAMS[FAMILIES.findIndex(({ value }) => value === family)] ?? OTHERS.programs;
  return LISTED[_type] ?? (SCREENS.includes(_type) ? OTHERS.pages : OTHERS.settings);
}
