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
