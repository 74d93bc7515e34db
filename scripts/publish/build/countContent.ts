import type { Release } from '../../release/release.ts';
import { routesOf } from '../../release/routes.ts';
import type { PulledContent } from '../../report/report.ts';

/** What the content holds, in numbers. */
export const countContent = ({
  site,
  catalogues,
}: PulledContent): Omit<Release['contains'], 'files' | 'bytes'> => ({
  pages: routesOf(site).length,
  programs: site.programs.length,
  projects: site.projects.length,
  team: site.team.length,
  texts: Object.keys(catalogues.en).length,
});
