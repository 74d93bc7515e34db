import type { Site } from './site.ts';

/** Every page of a site, of whatever kind. */
export const sitePages = ({ screens, programs, projects, team }: Site) => [
  ...Object.values(screens),
  ...programs,
  ...projects,
  ...team,
];
