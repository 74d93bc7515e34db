import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With the programme that the project belongs to. */
export function data(request: PageRequest) {
  const { site } = request.content;
  const project = pageOf(site.projects, request);
  const program = site.programs.find(({ path }) => path === project.program);
  if (!program) throw new Error(`${project.id} belongs to ${project.program}, which has no page`);
  return { ...pageData(request, project, [program.group]), project, program };
}
