import type { Guide, Project, TeamMember } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import { shownFigure } from '../../queries/figure.ts';
import type { Addresses } from './addresses.ts';
import type { Pictures } from './pictures.ts';

/** The projects, each with the address of its programme. */
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
      ...{ slug, order, accent, heroHeight },
      program: pathOf(project.program),
      figures: project.figures.map((figure) => shownFigure(figure, day)),
      carousel: project.carousel.map(pictures.describe),
      share: pictures.shareUrl({ slug, accent }),
    };
  });

/** The people of the firm. */
export const composeTeam = (
  documents: Documents,
  { pageOf }: Addresses,
  pictures: Pictures,
): TeamMember[] =>
  documents.teamMember.map((member) => {
    const { slug, order, photo, carousel } = member;
    return {
      ...pageOf(member),
      slug: slug.current,
      order,
      photo: pictures.describe(photo),
      carousel: carousel.map(pictures.describe),
    };
  });

/** The guides, each with the profile of who signs it. */
export const composeGuides = (documents: Documents, { pageOf, pathOf }: Addresses): Guide[] =>
  documents.guide.map((guide) => {
    const { slug, order, heroHeight, sections, topics, author, sources } = guide;
    return {
      ...pageOf(guide),
      ...{ slug: slug.current, order, heroHeight, topics },
      sections: sections.map(({ anchor }) => anchor),
      author: pathOf(author),
      sources: sources.map(({ url, read }) => ({ url, isDated: read !== undefined })),
    };
  });
