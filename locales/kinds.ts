/** The icons that cards can have; `components/primitives/Icon` draws them. */
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

/** The items a requirements checklist can have, in display order. */
export const REQUIREMENT_KINDS = [
  'investment',
  'jobs',
  'criminal',
  'passport',
  'financial',
  'funds',
  'fee',
  'insurance',
  'employment',
  'employer',
  'achievement',
  'petition',
  'visa',
  'medical',
  'fees',
  'compliance',
] as const;

export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

/** The steps a timeline can have, in chronological order. */
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

/** The cost items of a programme, in display order. */
export const COST_KINDS = [
  'minimum',
  'government',
  'dueDiligence',
  'purchaseTaxes',
  'professional',
  'yearly',
] as const;

/** The topics on which a family decides, and which guides cover in depth. */
export const TOPICS = ['costs', 'family', 'presence', 'nationality', 'tax', 'refusal'] as const;

/** Family members whom a programme may include. */
export const FAMILY_MEMBERS = ['spouse', 'children', 'parents', 'siblings'] as const;

export type FamilyMemberKind = (typeof FAMILY_MEMBERS)[number];

export const FAMILY_ANSWERS = ['yes', 'no', 'conditions', 'ask'] as const;

export type FamilyAnswer = (typeof FAMILY_ANSWERS)[number];

/** What a language test is required for, earliest first; `ask` if unknown. */
export const LANGUAGE_TESTS = ['none', 'atStart', 'atPermanent', 'atCitizenship', 'ask'] as const;

/** Whether a programme accepts applications. */
export const PROGRAM_STATES = ['open', 'changed', 'closed'] as const;

/** The columns of the register after the programme, in order. */
export const COLUMNS = [
  'minimum',
  'firstStage',
  'daysPerYear',
  'languageTest',
  'family',
  'permanentResidenceAfter',
  'citizenshipAfter',
  'visaFree',
  'asOf',
] as const;

/** Most programmes side by side: more columns are unreadable. */
export const MAX_COMPARED = 4;

/** Aspect ratio (width / height) of portraits on the site. */
export const PORTRAIT_SHAPE = 4 / 5;
