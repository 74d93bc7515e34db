import type { PageContextServer } from 'vike/types';
import { loadContent } from '../locales/load.ts';
import { pageData } from './pageData.ts';
import { pageOf } from './pageOf.ts';

/**
 * A programme's page, with the index above it and the projects that belong to it.
 *
 * @param index the screen that lists the family
 */
export function programData(
  pageContext: PageContextServer,
  index: { path: string; group: string },
) {
  const { site } = loadContent();
  const program = pageOf(site.programs, pageContext);
  const projects = site.projects.filter((project) => project.program === program.path);
  const groups = [index.group, ...projects.map(({ group }) => group)];
  return { ...pageData({ locale: pageContext.locale, page: program, groups }), program, index };
}
