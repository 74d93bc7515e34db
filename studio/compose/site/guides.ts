import type { Guide } from '../../../locales/site.ts';
import type { Documents } from '../../queries/documents.ts';
import type { Addresses } from './addresses.ts';

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
      sources: sources.map(({ url, read }) => ({ url, isDated: read !== undefined })),
    };
  });
