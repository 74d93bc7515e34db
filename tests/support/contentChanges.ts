import { isRecord } from '../../locales/isRecord.ts';
import {
  addDocument,
  copyDocument,
  type Edit,
  fieldOf,
  removeDocument,
  setField,
} from './dataset.ts';

const GREECE = 'program-residency-greece';
const EB5 = 'program-us-eb5';
const PARAGUAY = 'program-residency-paraguay';
const CRETE = 'program-residency-crete';
const ELIF = 'team-elif-aydin';
const MARCUS = 'team-marcus-baptiste';

/** A path in both languages. */
const both = (...paths: string[]) =>
  paths.flatMap((each) => [each, each === '/' ? '/zh' : `/zh${each}`]);

/** Pages that show the figures of several programmes; home shows the first of them. */
const REGISTER = both('/', '/compare', '/other-citizenship');

/** Pages that list or count documents. */
const LISTS = [...REGISTER, ...both('/search')];

/** The fewest programmes and people for a page of every kind. */
const FEWEST = [
  EB5,
  'program-citizenship-spain',
  'program-residency-chile',
  GREECE,
  PARAGUAY,
  'team-grace-lin',
  ELIF,
  MARCUS,
];

/** Removes all other programmes, people and redirects, and the references to them. */
const keepOnly =
  (kept: readonly string[]): Edit =>
  (documents) => {
    const isLeft = (id: string) => kept.includes(id) || !/^(?:program|team|redirect)-/.test(id);
    return documents
      .filter(({ _id }) => isLeft(_id))
      .map(({ _id, _type, ...fields }) => ({ _id, _type, ...fieldsWithout(fields, isLeft) }));
  };

/** Fields without references to missing documents, and lists without items that refer to them. */
const fieldsWithout = (fields: object, isLeft: (id: string) => boolean): object =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => leads(value, isLeft))
      .map(([name, value]) => [name, valueWithout(value, isLeft)]),
  );

function valueWithout(value: unknown, isLeft: (id: string) => boolean): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => leads(item, isLeft) && leads(item?.target, isLeft))
      .map((item) => valueWithout(item, isLeft));
  return isRecord(value) ? fieldsWithout(value, isLeft) : value;
}

const leads = (value: unknown, isLeft: (id: string) => boolean): boolean =>
  !(isRecord(value) && '_ref' in value) || isLeft(String(value._ref));

/**
 * Reduces the site to a few pages, so that it builds fast. Programmes lose their neighbours, so that
 * each can be changed and removed independently.
 */
export const FEW_PAGES: readonly Edit[] = [
  keepOnly(FEWEST),
  (documents) => documents.map((document) => ({ ...document, neighbours: undefined })),
];

/** Keeps two or more programmes of each kind, with their neighbours: half of all. */
export const HALF_OF_PAGES: readonly Edit[] = [
  keepOnly([
    ...FEWEST,
    'program-citizenship-argentina',
    'program-citizenship-turkey',
    'program-residency-japan',
    'program-residency-malta',
    'program-us-eb1a-niw',
    'program-us-eb1c',
    'team-aoife-brennan',
    'team-daniel-okafor',
    'team-valentina-rojas',
    'redirect-turkiye',
  ]),
];

const EVERY_PAGE = 'every page';

/** A change of content, and what a build has to do for it. */
export interface Change {
  readonly what: string;
  readonly edits: readonly Edit[];
  /** Paths that have to be rendered. */
  readonly rendered: readonly string[] | typeof EVERY_PAGE;
  /** Removed pages. */
  readonly removed?: readonly string[];
}

/**
 * In sequence: each build starts from the result of the previous one. Changes that have to be seen on
 * different pages are made together.
 */
export const CHANGES: readonly Change[] = [
  { what: 'nothing', edits: [], rendered: [] },
  {
    what: 'a text in one language, a project, a person, and a redirect',
    edits: [
      setField(GREECE, 'benefits.1.title.en', 'Rent, no employment'),
      setField('project-twinlakes', 'description.en', 'Homes by two lakes.'),
      setField(ELIF, 'minibio.zh', '埃莉芙·艾登律师。'),
      addDocument({
        _id: 'redirect-hellas',
        _type: 'redirect',
        from: '/hellas',
        target: { _type: 'reference', _ref: GREECE },
      }),
    ],
    rendered: [
      '/other-citizenship/greece',
      '/',
      '/projects/twinlakes',
      '/us-green-card/eb5',
      '/zh/about',
      '/zh/team/elif-aydin',
    ],
  },
  {
    what: 'a figure, and the day of publication',
    edits: [
      setField(GREECE, 'figures.0.value', 275_000),
      setField(GREECE, '_updatedAt', '2026-12-24T18:00:00Z'),
    ],
    rendered: [...REGISTER, ...both('/other-citizenship/greece', '/other-citizenship/paraguay')],
  },
  {
    what: 'a title on cards, and one of a programme with a project in the other language',
    edits: [setField(GREECE, 'title.en', 'Hellas'), setField(EB5, 'title.zh', '投资移民')],
    rendered: [
      '/',
      '/compare',
      '/other-citizenship',
      '/other-citizenship/greece',
      '/other-citizenship/paraguay',
      '/search',
      '/zh',
      '/zh/compare',
      '/zh/us-green-card',
      '/zh/us-green-card/eb5',
      '/zh/projects/twinlakes',
      '/zh/search',
    ],
  },
  {
    what: 'the order of programmes',
    edits: [setField(PARAGUAY, 'order', 1)],
    rendered: [...LISTS, ...both('/other-citizenship/paraguay')],
  },
  {
    what: 'an accent',
    edits: [setField(GREECE, 'accent', '#225588')],
    rendered: [...REGISTER, ...both('/other-citizenship/greece', '/other-citizenship/paraguay')],
  },
  {
    what: 'a picture',
    edits: [setField(ELIF, 'photo', fieldOf('project-twinlakes', 'carousel.0'))],
    rendered: both('/', '/team/elif-aydin'),
  },
  {
    what: 'a removed person',
    edits: [removeDocument(MARCUS)],
    rendered: both('/', '/about', '/search'),
    removed: both('/team/marcus-baptiste'),
  },
  {
    what: 'a new programme',
    edits: [copyDocument(GREECE, CRETE, { 'slug.current': 'crete' })],
    rendered: [
      ...LISTS,
      ...both(
        '/other-citizenship/greece',
        '/other-citizenship/paraguay',
        '/other-citizenship/crete',
      ),
    ],
  },
  {
    what: 'a removed programme',
    edits: [removeDocument(PARAGUAY)],
    rendered: [...LISTS, ...both('/other-citizenship/greece', '/other-citizenship/crete')],
    removed: both('/other-citizenship/paraguay'),
  },
  {
    what: 'a slug',
    edits: [setField(CRETE, 'slug.current', 'candia')],
    rendered: [...LISTS, ...both('/other-citizenship/greece', '/other-citizenship/candia')],
  },
  {
    what: 'the navigation in one language, and a label in the other',
    edits: [
      setField('navigation', 'entries.1.label.zh', '美国移民'),
      setField('labels', 'ui.talkToUs.en', 'Call us'),
    ],
    rendered: EVERY_PAGE,
  },
  {
    what: 'the settings',
    edits: [setField('siteSettings', 'phoneUs', '+1 713 555 0199')],
    rendered: EVERY_PAGE,
  },
];
