import type { portrait, programCard, projectCard, reachOf, registerRow } from './cards.ts';
import type { FINDERS } from './findParts.ts';

/** The parts of the content by name; {@link FINDERS} documents each. */
export type Parts = {
  readonly [Name in keyof typeof FINDERS]: ReturnType<(typeof FINDERS)[Name]>;
};

export type PartName = keyof Parts;

export type SiteFrame = Parts['frame'];
export type ProgramCard = ReturnType<typeof programCard>;
export type ProjectCard = ReturnType<typeof projectCard>;
export type RegisterRow = ReturnType<typeof registerRow>;
export type Portrait = ReturnType<typeof portrait>;
export type Reach = ReturnType<typeof reachOf>;
export type Country = Reach['countries'][number];
export type TeamCard = Parts['teamCards'][number];
export type GuideCard = Parts['guideCards'][number];
export type TermPlace = Parts['terms'][number];
export type ListedPage = Parts['allPages'][number];
