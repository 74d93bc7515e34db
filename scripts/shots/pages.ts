import { PROGRAM_FAMILIES } from '../../locales/routes.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';

const isGiven = (path: string | undefined): path is string => path !== undefined;

/** Every page of the site, without language. */
export const allPages = (site: Site): string[] => sitePages(site).map(({ path }) => path);

/** One page of every kind: what looks or works otherwise than another is a kind of its own. */
export function kindsOfPages({ screens, programs, projects, team }: Site): string[] {
  const kinds = [
    ...Object.values(screens).map(({ path }) => path),
    ...PROGRAM_FAMILIES.map(
      (family) => programs.find((each) => each.family === family && each.parts)?.path,
    ),
    programs.find(({ tracks }) => tracks)?.path,
    projects[0]?.program,
    projects[0]?.path,
    team.find(({ carousel }) => carousel.length > 0)?.path,
    team.find(({ carousel }) => carousel.length === 0)?.path,
  ];
  return [...new Set(kinds.filter(isGiven))];
}

/** The pages that the states are shown on. */
export function pagesOfStates({ screens, programs, projects, team }: Site) {
  return {
    home: screens.home.path,
    contact: screens.contact.path,
    usGreenCardIndex: screens.usGreenCardIndex.path,
    program: programs.find(({ parts }) => parts)?.path,
    tracks: programs.find(({ tracks }) => tracks)?.path,
    project: projects[0]?.path,
    gallery: team.find(({ carousel }) => carousel.length > 0)?.path,
    nowhere: '/nowhere',
  } as const;
}
