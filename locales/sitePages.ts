import type { Site } from './site.ts';

/** Every page of the site that has a document. */
export const sitePages = ({ screens, programs, projects, team }: Site) => [
  ...Object.values(screens),
  ...programs,
  ...projects,
  ...team,
];
