import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../../locales/load.ts';
import { pageData } from '../../pageData.ts';
import { pageOf } from '../../pageOf.ts';

/** With the programme that the project belongs to. */
export function data(pageContext: PageContextServer) {
  const { site } = loadContent();
  const project = pageOf(site.projects, pageContext);
  const program = site.programs.find(({ path }) => path === project.program);
  if (!program) throw new Error(`${project.id} belongs to ${project.program}, which has no page`);
  return {
    ...pageData({ locale: pageContext.locale, page: project, groups: [program.group] }),
    project,
    program,
  };
}
