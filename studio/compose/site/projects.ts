import * as v from 'valibot';
import type { Project } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import { ProjectDocument } from '../../queries/project.ts';
import type { Addresses } from './addresses.ts';
import type { Pictures } from './pictures.ts';

/** The projects, each with the address of its programme. */
export const composeProjects = (
  documents: Documents,
  { pageOf, pathOf }: Addresses,
  pictures: Pictures,
): Project[] =>
  documents.project.map((document) => {
    const project = v.parse(ProjectDocument, document);
    const { order, accent, heroHeight, figures } = project;
    const slug = project.slug.current;
    return {
      ...pageOf(document),
      ...{ slug, order, accent, heroHeight },
      program: pathOf(project.program),
      figures,
      carousel: project.carousel.map(pictures.describe),
      share: pictures.shareUrl({ slug, accent }),
    };
  });
