import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { FAMILIES } from '../../schema/families.ts';
import { say, translate } from '../../words/say.ts';

/** The position of a document on the site, as the Studio's structure shows it. */
export type SitePlace = ReturnType<typeof sitePlace>;

const SCREENS = Object.keys(SCREEN_PATHS);

const PROGRAMS = FAMILIES.map(({ title }) =>
  say('Programmes: [family]', { family: translate(title) }),
);

/** Groups by type; all others are programmes, pages or settings. */
const LISTED: Readonly<Record<string, string | undefined>> = {
  teamMember: say('Team'),
  project: say('Projects'),
  guide: say('Guides'),
  glossaryTerm: say('Glossary terms'),
};

const GROUPS = [
  ...PROGRAMS,
  say('Programmes'),
  ...Object.values(LISTED),
  say('Pages'),
  say('Settings'),
];

/** @param document of any type; a draft may lack any field */
export function sitePlace(document: { readonly _type: string; readonly [field: string]: unknown }) {
  const screen = SCREENS.indexOf(document._type);
  const group = LISTED[document._type] ?? (screen < 0 ? otherGroup(document) : say('Pages'));
  return {
    group,
    groupPosition: GROUPS.indexOf(group),
    /** Within the group. */
    position: screen < 0 ? Number(document.order ?? 0) : screen,
  };
}

function otherGroup({ _type, family }: { readonly _type: string; readonly family?: unknown }) {
  if (_type !== 'program') return say('Settings');
  return PROGRAMS[FAMILIES.findIndex(({ value }) => value === family)] ?? say('Programmes');
}
