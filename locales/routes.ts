/** The kinds of programmes. */
export const PROGRAM_FAMILIES = [
  'citizenship',
  'usGreenCard',
  'fastNaturalization',
  'residenceVisa',
] as const;

export type ProgramFamily = (typeof PROGRAM_FAMILIES)[number];

/** Where a family's pages stand in the addresses and in the catalogue. */
export const FAMILY_PLACES = {
  citizenship: { folder: '/citizenship', group: 'citizenship' },
  usGreenCard: { folder: '/us-green-card', group: 'usGreenCard' },
  fastNaturalization: { folder: '/other-citizenship', group: 'residency' },
  residenceVisa: { folder: '/other-citizenship', group: 'residency' },
} as const satisfies Record<ProgramFamily, { folder: string; group: string }>;

/** The pages that exist once: document type (and catalogue group) to address. */
export const SCREEN_PATHS = {
  home: '/',
  usGreenCardIndex: '/us-green-card',
  citizenshipIndex: '/citizenship',
  residencyIndex: '/other-citizenship',
  otherPrograms: '/other-programs',
  contact: '/contact',
  about: '/about',
} as const;

export type ScreenType = keyof typeof SCREEN_PATHS;

/** The screens that list programmes, and so can stand behind a service card on Home. */
export const INDEX_TYPES = ['usGreenCardIndex', 'citizenshipIndex', 'residencyIndex'] as const;

/** The document types that have a page of their own. */
export const PAGE_TYPES = [
  ...(Object.keys(SCREEN_PATHS) as ScreenType[]),
  'program',
  'project',
  'teamMember',
] as const;

/** Document types that stand on every page and have none of their own. */
export const SHARED_TYPES = ['navigation', 'siteSettings', 'labels'] as const;

/** Document types of which the site has one document each; its id is the type's name. */
export const SINGLETON_TYPES: readonly string[] = [...Object.keys(SCREEN_PATHS), ...SHARED_TYPES];

/** Whether the site has one document of a type. */
export const isSingleton = (type: string): boolean => SINGLETON_TYPES.includes(type);
