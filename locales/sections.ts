import { TOPICS } from './kinds.ts';
import type { DocumentType } from './routes.ts';

/** The four sections of every programme, and of each of its tracks. */
export const PARTS = ['overview', 'benefits', 'requirements', 'timeline'] as const;

/** Those in which a programme says what a family decides by. */
const TOPIC_SECTIONS = [...TOPICS, 'attorney', 'questions', 'sources'] as const;

export type TopicSectionId = (typeof TOPIC_SECTIONS)[number];

const PROGRAM_SECTIONS = [
  ...PARTS,
  ...['tracks', 'business', 'birth'],
  ...['business', 'birth'].flatMap((track) => PARTS.map((part) => `${track}-${part}`)),
  ...TOPIC_SECTIONS,
  ...['active-projects', 'other-routes'],
];

/** Ids that pages of a type have, whatever their documents say. */
const SECTIONS: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  program: PROGRAM_SECTIONS,
  project: [...PARTS.slice(0, 2), 'gallery', 'pictures', 'financial', 'developer'],
  teamMember: ['career', 'gallery'],
  guide: ['sources'],
  glossary: [],
  privacy: [],
  accessibility: [],
};

/** The main part of every page. */
const CONTENT = 'content';

/**
 * The sections of a page that a link may name: all that one of its type can have.
 *
 * @param own ids that its document gives: those of a guide's sections, or of the glossary's terms
 * @returns `undefined` where they are not known
 */
export function sectionsOf(
  type: string,
  own: readonly string[] = [],
): ReadonlySet<string> | undefined {
  const [, known] = Object.entries(SECTIONS).find(([name]) => name === type) ?? [];
  return known && new Set([CONTENT, ...known, ...own]);
}

/** The label by which links and the search name a section of a programme or a project. */
export const sectionLabel = (id: string): string =>
  PARTS.some((part) => part === id) ? `ui.${id}` : `ui.${id}Link`;
