import { SCREEN_PATHS } from '../../../locales/routes.ts';
import { FAMILIES } from '../../schema/families.ts';

/** Where a document stands among all of the site's, as the Studio's structure shows them. */
export interface SitePlace {
  readonly group: string;
  readonly groupPosition: number;
  /** Its place within the group. */
  readonly position: number;
}

const SCREENS = Object.keys(SCREEN_PATHS);

const PROGRAMS = FAMILIES.map(({ title }) => `Programmes: ${title}`);

const GROUPS = [...PROGRAMS, 'Programmes', 'Team', 'Projects', 'Pages', 'Settings'] as const;

/** @param document of any type; a draft may lack any field */
export function sitePlace(document: { readonly _type: string; readonly [field: string]: unknown }) {
  const group = groupOf(document);
  return {
    group,
    groupPosition: GROUPS.indexOf(group),
    position: group === 'Pages' ? SCREENS.indexOf(document._type) : Number(document.order ?? 0),
  };
}

function groupOf({ _type, family }: { readonly _type: string; readonly family?: unknown }): string {
  if (_type === 'program')
    return PROGRAMS[FAMILIES.findIndex(({ value }) => value === family)] ?? 'Programmes';
  if (_type === 'teamMember') return 'Team';
  if (_type === 'project') return 'Projects';
  return SCREENS.includes(_type) ? 'Pages' : 'Settings';
}
