/** The icons that cards can carry; `components/primitives/Icon` draws each. */
export const ICON_KINDS = [
  'travel',
  'work',
  'healthcare',
  'education',
  'quality',
  'business',
  'family',
  'freedom',
  'security',
  'realEstate',
  'securities',
  'taxPlanning',
  'retirement',
  'selection',
  'visa',
  'housing',
  'counseling',
  'cultural',
  'support',
  'experience',
  'team',
  'peace',
] as const;

export type IconKind = (typeof ICON_KINDS)[number];

/** The lines a requirements checklist can have, in the order in which they are shown. */
export const REQUIREMENT_KINDS = [
  'investment',
  'jobs',
  'funds',
  'employment',
  'employer',
  'achievement',
  'petition',
  'visa',
  'medical',
  'fees',
  'criminal',
  'passport',
  'financial',
  'fee',
  'insurance',
  'compliance',
] as const;

export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/** The stations a timeline can have, in the order in which they happen. */
export const TIMELINE_KINDS = [
  'initial',
  'registration',
  'i140',
  'residency',
  'residence',
  'conditional',
  'greenCard',
  'permanent',
  'transition',
  'citizenship',
] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** The parts of what a programme costs, in the order in which they are shown. */
export const COST_KINDS = [
  'minimum',
  'government',
  'dueDiligence',
  'purchaseTaxes',
  'professional',
  'yearly',
] as const;

export type CostKind = (typeof COST_KINDS)[number];

/** What a family decides by, and guides go further into. */
export const TOPICS = ['costs', 'family', 'presence', 'nationality', 'tax', 'refusal'] as const;

/** Who may come along. */
export const FAMILY_MEMBERS = ['spouse', 'children', 'parents', 'siblings'] as const;

export type FamilyMemberKind = (typeof FAMILY_MEMBERS)[number];

export const FAMILY_ANSWERS = ['yes', 'no', 'conditions', 'ask'] as const;

export type FamilyAnswer = (typeof FAMILY_ANSWERS)[number];

/** What a language test is needed for, the earliest first; `ask` where that cannot be said. */
export const LANGUAGE_TESTS = ['none', 'atStart', 'atPermanent', 'atCitizenship', 'ask'] as const;

export type LanguageTest = (typeof LANGUAGE_TESTS)[number];

/** Whether a programme takes applications. */
export const PROGRAM_STATES = ['open', 'changed', 'closed'] as const;

type ProgramState = (typeof PROGRAM_STATES)[number];

/** What pages call a state: names of labels of the catalogue group `ui`. */
export const STATE_LABELS = {
  open: 'statusOpen',
  changed: 'statusChanged',
  closed: 'statusClosed',
} as const satisfies Record<ProgramState, string>;

/** Width by height of the portraits that the site shows. */
export const PORTRAIT_SHAPE = 4 / 5;
