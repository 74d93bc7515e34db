import type { TeamMember } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { Addresses } from './addresses.ts';
import type { Pictures } from './pictures.ts';

/** The team members. */
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
