import type { FamilyAnswer, FamilyMemberKind } from './kinds.ts';

/** Keys of what pages call the members of a family. */
export const MEMBER_LABELS = {
  spouse: 'ui.memberSpouse',
  children: 'ui.memberChildren',
  parents: 'ui.memberParents',
  siblings: 'ui.memberSiblings',
} as const satisfies Record<FamilyMemberKind, string>;

/** Keys of the answers to whether one may come along; `ask` has a link in its place. */
export const ANSWER_LABELS = {
  yes: 'ui.answerYes',
  no: 'ui.answerNo',
  conditions: 'ui.answerConditions',
} as const satisfies Record<Exclude<FamilyAnswer, 'ask'>, string>;
