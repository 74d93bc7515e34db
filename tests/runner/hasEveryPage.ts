import { PROGRAM_FAMILIES } from '../../locales/routes.ts';
import type { Site } from '../../locales/site.ts';

/**
 * Whether a site has every kind of page that browser tests visit, and two where other content removes
 * one. A small firm's has not.
 */
export const hasEveryPage = ({ programs, projects, screens, team }: Site): boolean =>
  PROGRAM_FAMILIES.every((name) => programs.filter(({ family }) => family === name).length > 1) &&
  programs.some(({ tracks }) => tracks) &&
  projects.length > 0 &&
  team.some(({ carousel }) => carousel.length > 1) &&
  screens.otherPrograms !== undefined;
