import type { Guide, Project, TeamMember, Term } from '../../../locales/collections.ts';
import { compareStrings } from '../../../locales/compareStrings.ts';
import { ENTRIES } from '../../../locales/routes.ts';
import type { Documents } from '../../queries/documents.ts';
import { toSiteFigure } from '../../queries/figure.ts';
import type { KeptContent } from '../keptContent.ts';
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
      figures: project.figures.map((figure) => toSiteFigure(figure, day)),
      carousel: project.carousel.map(pictures.describe),
      share: pictures.shareUrl({ slug, accent }),
    };
  });

/** The team members. */
export const composeTeam = (
  documents: Documents,
  { pageOf }: Addresses,
  pictures: Pictures,
): TeamMember[] =>
  documents.teamMember.map((member) => ({
    ...pageOf(member),
    slug: member.slug.current,
    order: member.order,
    photo: pictures.describe(member.photo),
    carousel: member.carousel.map(pictures.describe),
  }));

/** The guides, each with the path of its author's profile. */
export const composeGuides = (documents: Documents, { pageOf, pathOf }: Addresses): Guide[] =>
  documents.guide.map((guide) => {
    const { slug, order, heroHeight, sections, topics, reviewed, author, sources } = guide;
    return {
      ...pageOf(guide),
      slug: slug.current,
      order,
      heroHeight,
      topics,
      reviewed,
      sections: sections.map(({ anchor }) => anchor),
      author: pathOf(author),
      sources: sources.map(({ url }) => ({ url })),
    };
  });

/** The glossary entries; pages sort them for each language. */
export const composeTerms = ({ glossaryTerm }: Documents, kept: KeptContent): Term[] =>
  [
    ...glossaryTerm.map((term) => ({
      id: term._id,
      group: `${ENTRIES.glossaryTerm.group}.${term.slug.current}`,
      slug: term.slug.current,
      updatedAt: term._updatedAt ?? null,
    })),
    ...kept.terms,
  ].sort((a, b) => compareStrings(a.slug, b.slug));
