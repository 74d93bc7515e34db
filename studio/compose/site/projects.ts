import type { Project } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import { shownFigure } from '../../queries/figure.ts';
import type { Addresses } from './addresses.ts';
import type { Pictures } from './pictures.ts';

/** The projects, each with the path of its programme. */
export const composeProjects = (
  documents: Documents,
  { pageOf, pathOf }: Addresses,
  pictures: Pictures,
  day: string,
): Project[] =>
  documents.project.map((project) => {
    const { order, accent, heroHeight } = project;
    const slug = project.slug.current;
    return {
      ...pageOf(project),
      slug,
      order,
      accent,
      heroHeight,
      program: pathOf(project.program),
      figures: project.figures.map((figure) => shownFigure(figure, day)),
      carousel: project.carousel.map(pictures.describe),
      share: pictures.shareUrl({ slug, accent }),
    };
  });
