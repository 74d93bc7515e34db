import type { ProgramFamily } from './routes.ts';

/** What programmes lead to, in display order. */
export const GOALS = ['greenCard', 'citizenship', 'residence'] as const;

export type Goal = (typeof GOALS)[number];

const GOAL_OF = {
  citizenship: 'citizenship',
  usGreenCard: 'greenCard',
  fastNaturalization: 'residence',
  residenceVisa: 'residence',
} as const satisfies Record<ProgramFamily, Goal>;

/** What a family's programmes lead to. */
export const goalOf = (family: ProgramFamily): Goal => GOAL_OF[family];
