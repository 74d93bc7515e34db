import { TOPICS } from './kinds.ts';
import type { DocumentType } from './routes.ts';

/** The four sections of every programme, and of each of its tracks. */
export const PARTS = ['overview', 'benefits', 'requirements', 'timeline'] as const;

/** The two tabs of a programme with tabs. */
export const TRACKS = ['business', 'birth'] as const;

/** The sections of the topics on which a family decides. */
export const TOPIC_SECTIONS = [...TOPICS, 'attorney', 'questions', 'sources'] as const;

export type TopicSectionId = (typeof TOPIC_SECTIONS)[number];

const PROGRAM_SECTIONS = [
  ...PARTS,
  'tracks',
  ...TRACKS,
  ...TRACKS.flatMap((track) => PARTS.map((part) => `${track}-${part}`)),
  ...TOPIC_SECTIONS,
  'active-projects',
  'other-routes',
];

/** Section ids by page type, regardless of the document. */
const SECTIONS: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  program: PROGRAM_SECTIONS,
  project: [...PARTS.slice(0, 2), 'gallery', 'pictures', 'financial', 'developer'],
  teamMember: ['career', 'gallery'],
  guide: ['sources'],
  glossary: [],
  privacy: [],
  accessibility: [],
};

/** Id of the main element of every page. */
const CONTENT = 'content';

/**
 * The sections that a link may point to: all that a page of the type can have.
 *
 * @param own ids from the document: sections of a guide, or terms of the glossary
 * @returns `undefined` if they are not known
 */
export function sectionsOf(
  type: string,
  own: readonly string[] = [],
): ReadonlySet<string> | undefined {
  const [, known] = Object.entries(SECTIONS).find(([name]) => name === type) ?? [];
  return known && new Set([CONTENT, ...known, ...own]);
}

/** Catalogue key of the label for links to a section of a programme or project, also in search. */
export const sectionLabel = (id: string): string =>
  PARTS.some((part) => part === id) ? `ui.${id}` : `ui.${id}Link`;
