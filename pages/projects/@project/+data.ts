import type { ProjectPageProps } from '../../../components/sections/ProjectPage.tsx';
import { type PageData, type PageRequest, pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** Includes the programme that the project belongs to. */
export function data(request: PageRequest): PageData & ProjectPageProps {
  const project = pageOf(request, 'project');
  const program = request.content.select('programPlace', project.program);
  if (!program) throw new Error(`${project.id} belongs to ${project.program}, which has no page`);
  return {
    ...pageData(request, project, [[program.group, 'title']]),
    subject: {
      kind: 'project',
      group: project.group,
      name: `${project.group}.title`,
      trail: [{ path: program.path, name: `${program.group}.title` }],
    },
    project,
    program,
  };
}
