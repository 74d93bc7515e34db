import type { CostKind, FamilyAnswer, FamilyMemberKind, LanguageTest } from './kinds.ts';

/** Catalogue keys of the labels of family members. */
export const MEMBER_LABELS = {
  spouse: 'ui.memberSpouse',
  children: 'ui.memberChildren',
  parents: 'ui.memberParents',
  siblings: 'ui.memberSiblings',
} as const satisfies Record<FamilyMemberKind, string>;

/** Catalogue keys of the answers to whether they may be included; `ask` is shown as a link. */
export const ANSWER_LABELS = {
  yes: 'ui.answerYes',
  no: 'ui.answerNo',
  conditions: 'ui.answerConditions',
} as const satisfies Record<Exclude<FamilyAnswer, 'ask'>, string>;

/** Catalogue keys of the labels of cost items. */
export const COST_LABELS = {
  minimum: 'ui.costMinimum',
  government: 'ui.costGovernment',
  dueDiligence: 'ui.costDueDiligence',
  purchaseTaxes: 'ui.costPurchaseTaxes',
  professional: 'ui.costProfessional',
  yearly: 'ui.costYearly',
} as const satisfies Record<CostKind, string>;

/** Catalogue keys of the labels of language tests; `ask` is shown as a link. */
export const TEST_LABELS = {
  none: 'ui.testNone',
  atStart: 'ui.testAtStart',
  atPermanent: 'ui.testAtPermanent',
  atCitizenship: 'ui.testAtCitizenship',
} as const satisfies Record<Exclude<LanguageTest, 'ask'>, string>;
