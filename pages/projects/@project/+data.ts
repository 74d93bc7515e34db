import { type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With the programme that the project belongs to. */
export function data(request: PageRequest) {
  const project = pageOf(request, 'project');
  const program = request.content.part('programPlace', project.program);
  if (!program) throw new Error(`${project.id} belongs to ${project.program}, which has no page`);
  return { ...pageData(request, project, [[program.group, 'title']]), project, program };
}
