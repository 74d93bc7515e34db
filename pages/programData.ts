import { type PageRequest, pageData } from './pageData.ts';
import { pageOf } from './pageOf.ts';

/**
 * A programme's page, with the index above it and the projects that belong to it.
 *
 * @param index the screen that lists the family
 */
export function programData(request: PageRequest, index: { path: string; group: string }) {
  const { site } = request.content;
  const program = pageOf(site.programs, request);
  const projects = site.projects.filter((project) => project.program === program.path);
  const groups = [index.group, ...projects.map(({ group }) => group)];
  return { ...pageData(request, program, groups), program, index };
}
