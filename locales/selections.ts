import type { portrait, programCard, projectCard, reachOf, registerRow } from './cards.ts';
import type { SELECTORS } from './selectors.ts';

/** What each of the {@link SELECTORS} returns, by name. */
export type Selections = {
  readonly [Name in keyof typeof SELECTORS]: ReturnType<(typeof SELECTORS)[Name]>;
};

export type SelectorName = keyof Selections;

export type SiteFrame = Selections['frame'];
export type ProgramCard = ReturnType<typeof programCard>;
export type ProjectCard = ReturnType<typeof projectCard>;
export type RegisterRow = ReturnType<typeof registerRow>;
export type Portrait = ReturnType<typeof portrait>;
export type Reach = ReturnType<typeof reachOf>;
export type Country = Reach['countries'][number];
export type TeamCard = Selections['teamCards'][number];
export type GuideCard = Selections['guideCards'][number];
export type TermPlace = Selections['terms'][number];
export type ListedPage = Selections['allPages'][number];
