import type { ProgramFamily } from './routes.ts';

/** What programmes lead to, in the order in which it is offered. */
export const GOALS = ['greenCard', 'citizenship', 'residence'] as const;

type Goal = (typeof GOALS)[number];

/** Keys of what pages call them. */
export const GOAL_LABELS = {
  citizenship: 'ui.goalCitizenship',
  residence: 'ui.goalResidence',
  greenCard: 'ui.goalGreenCard',
} as const satisfies Record<Goal, string>;

const GOAL_OF = {
  citizenship: 'citizenship',
  usGreenCard: 'greenCard',
  fastNaturalization: 'residence',
  residenceVisa: 'residence',
} as const satisfies Record<ProgramFamily, Goal>;

/** What the programmes of a family lead to. */
export const goalOf = (family: ProgramFamily): Goal => GOAL_OF[family];
