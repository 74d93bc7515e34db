import type { FamilyAnswer, FamilyMemberKind } from './kinds.ts';

/** Catalogue keys of the labels of family members. */
export const MEMBER_LABELS = {
  spouse: 'ui.memberSpouse',
  children: 'ui.memberChildren',
  parents: 'ui.memberParents',
  siblings: 'ui.memberSiblings',
} as const satisfies Record<FamilyMemberKind, string>;

/** Catalogue keys of the answers to whether they may come along; `ask` is shown as a link. */
export const ANSWER_LABELS = {
  yes: 'ui.answerYes',
  no: 'ui.answerNo',
  conditions: 'ui.answerConditions',
} as const satisfies Record<Exclude<FamilyAnswer, 'ask'>, string>;
