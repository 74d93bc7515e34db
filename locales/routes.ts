/** The pages that exist once: address by document type, which is also the catalogue group. */
export const SCREEN_PATHS = {
  home: '/',
  usGreenCardIndex: '/us-green-card',
  citizenshipIndex: '/citizenship',
  residencyIndex: '/other-citizenship',
  otherPrograms: '/other-programs',
  compare: '/compare',
  guideIndex: '/guides',
  glossary: '/glossary',
  contact: '/contact',
  about: '/about',
  search: '/search',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;

export type ScreenType = keyof typeof SCREEN_PATHS;

export const SCREEN_TYPES = Object.keys(SCREEN_PATHS) as readonly ScreenType[];

/** The programme families in site order. */
export const PROGRAM_FAMILIES = [
  'usGreenCard',
  'citizenship',
  'fastNaturalization',
  'residenceVisa',
] as const;

export type ProgramFamily = (typeof PROGRAM_FAMILIES)[number];

/** The folder and catalogue group of each family's pages, and the screen that lists them. */
export const FAMILY_PLACES = {
  citizenship: { folder: '/citizenship', group: 'citizenship', index: 'citizenshipIndex' },
  usGreenCard: { folder: '/us-green-card', group: 'usGreenCard', index: 'usGreenCardIndex' },
  fastNaturalization: {
    folder: '/other-citizenship',
    group: 'residency',
    index: 'residencyIndex',
  },
  residenceVisa: { folder: '/other-citizenship', group: 'residency', index: 'residencyIndex' },
} as const satisfies Record<ProgramFamily, Place & { index: ScreenType }>;

/**
 * Where the pages of a document type are; the group has one sub-group per document. The screen, if
 * any, lists them and is above them.
 */
interface Place {
  readonly folder: string;
  readonly group: string;
  readonly index?: ScreenType;
}

/**
 * The document types with many documents, each with its own page: their list in `site.json`, their
 * plural for people, and where their pages are.
 */
export const COLLECTIONS = {
  program: { list: 'programs', plural: 'programmes', place: placeOfFamily },
  project: {
    list: 'projects',
    plural: 'projects',
    place: (): Place => ({ folder: '/projects', group: 'projects' }),
  },
  teamMember: {
    list: 'team',
    plural: 'team members',
    place: (): Place => ({ folder: '/team', group: 'team', index: 'about' }),
  },
  guide: {
    list: 'guides',
    plural: 'guides',
    place: (): Place => ({ folder: '/guides', group: 'guides', index: 'guideIndex' }),
  },
} as const satisfies Record<
  string,
  { list: string; plural: string; place: (family: unknown) => Place | undefined }
>;

type CollectionType = keyof typeof COLLECTIONS;

/** The lists of pages in `site.json`. */
export type ListName = (typeof COLLECTIONS)[CollectionType]['list'];

export const COLLECTION_TYPES = Object.keys(COLLECTIONS) as readonly CollectionType[];

/**
 * The document types with many documents on one page: their list in `site.json`, their plural, the
 * catalogue group with a sub-group for each, and the screen.
 */
export const ENTRIES = {
  glossaryTerm: { list: 'terms', plural: 'terms', group: 'terms', screen: 'glossary' },
} as const satisfies Record<
  string,
  { list: string; plural: string; group: string; screen: ScreenType }
>;

type EntryType = keyof typeof ENTRIES;

export const ENTRY_TYPES = Object.keys(ENTRIES) as readonly EntryType[];

/** The path of a term's entry in the glossary, without language. */
export const termPath = (slug: string): string => `${SCREEN_PATHS.glossary}#${slug}`;

function placeOfFamily(family: unknown): Place | undefined {
  const known = PROGRAM_FAMILIES.find((name) => name === family);
  return known && FAMILY_PLACES[known];
}

/**
 * The document types that exist once and appear on every page: the prefix of their catalogue keys,
 * and the groups that they fill.
 */
export const SHARED_DOCUMENTS = {
  siteSettings: { prefix: 'site', groups: ['site'] },
  navigation: { prefix: 'nav', groups: ['nav'] },
  labels: { prefix: '', groups: ['ui', 'errors'] },
} as const satisfies Record<string, { prefix: string; groups: readonly string[] }>;

type SharedType = keyof typeof SHARED_DOCUMENTS;

export const SHARED_TYPES = Object.keys(SHARED_DOCUMENTS) as readonly SharedType[];

/** The groups whose texts are on every page: navigation, footer, controls. */
export const SHARED_GROUPS = Object.values(SHARED_DOCUMENTS).flatMap(({ groups }) => groups);

/** The document types with neither a page nor texts. */
export const DATA_TYPES = ['redirect', 'exchangeRates', 'claimRule'] as const;

export type DocumentType =
  | ScreenType
  | CollectionType
  | EntryType
  | SharedType
  | (typeof DATA_TYPES)[number];

/** Every document type of the site. */
export const DOCUMENT_TYPES: readonly DocumentType[] = [
  ...COLLECTION_TYPES,
  ...ENTRY_TYPES,
  ...SCREEN_TYPES,
  ...SHARED_TYPES,
  ...DATA_TYPES,
];

/** The document types with their own pages. */
export const PAGE_TYPES = [...SCREEN_TYPES, ...COLLECTION_TYPES] as const;

/** The screens that list programmes, which a service card on Home can link to. */
export const INDEX_TYPES = [
  ...new Set(PROGRAM_FAMILIES.map((family) => FAMILY_PLACES[family].index)),
];

/** The screens that a site can do without, as long as it has nothing to list there. */
export const OPTIONAL_SCREENS = [
  ...INDEX_TYPES,
  'otherPrograms',
  'guideIndex',
  'glossary',
] as const;

/** Whether a type is a screen that a site can do without. */
export const isOptionalScreen = (type: string): boolean =>
  OPTIONAL_SCREENS.some((screen) => screen === type);

/** The document types with a single document, whose id is the type name. */
export const SINGLETON_TYPES: readonly string[] = [...SCREEN_TYPES, ...SHARED_TYPES];

/** Whether a type has a single document. */
export const isSingleton = (type: string): boolean => SINGLETON_TYPES.includes(type);
