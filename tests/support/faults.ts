import type { Problem } from '../../scripts/content/problems.ts';
import {
  addDocument,
  copyDocument,
  type Edit,
  fieldOf,
  removeDocument,
  removeField,
  setField,
} from './dataset.ts';

/** An error in the content, where the pull must find it, and its message. */
export interface Fault {
  readonly fault: string;
  readonly edit: Edit;
  readonly place: Omit<Problem, 'message'>;
  readonly expected: RegExp;
  /** Why the Studio makes this impossible, so that its validation need not reject it. */
  readonly prevented?: string;
}

const at = (id: string, field: string, page?: string, language?: 'en' | 'zh') => ({
  document: id,
  field,
  language,
  page,
});

const set = (
  fault: string,
  place: Fault['place'],
  value: unknown,
  expected: RegExp,
  path = place.field,
): Fault => ({
  fault,
  place,
  expected,
  edit:
    value === undefined ? removeField(place.document, path) : setField(place.document, path, value),
});

const citizenship = (slug: string, field: string, language?: 'en' | 'zh') =>
  at(`program-citizenship-${slug}`, field, `/citizenship/${slug}`, language);
const residency = (slug: string, field: string, language?: 'en' | 'zh') =>
  at(`program-residency-${slug}`, field, `/other-citizenship/${slug}`, language);
const member = (slug: string, field: string, language?: 'en' | 'zh') =>
  at(`team-${slug}`, field, `/team/${slug}`, language);

const text = (en: string, zh: string) => ({ _type: 'localeString', en, zh });
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const paragraph = (fields: object) => ({ _type: 'block', _key: 'x', markDefs: [], ...fields });
const span = (fields: object) => ({ _type: 'span', _key: 's', text: 'a', marks: [], ...fields });

const unsafeSlug = (slug: string, value: string, expected: RegExp): Fault =>
  set(
    `the slug ${value}`,
    at(`program-citizenship-${slug}`, 'slug', `/citizenship/${value}`),
    value,
    expected,
    'slug.current',
  );

const LANGUAGES: readonly Fault[] = [
  set(
    'a missing language',
    citizenship('belgium', 'overview.description1.zh', 'zh'),
    undefined,
    /missing/,
  ),
  set('a missing text', citizenship('belgium', 'hero'), undefined, /missing/),
  set('an empty title', citizenship('france', 'title.en', 'en'), '', /missing/),
  set(
    'a title with only spaces',
    citizenship('france', 'hero.title.zh', 'zh'),
    ' \u3000',
    /is empty/,
  ),
  set(
    'an invisible title',
    citizenship('belgium', 'seo.title.zh', 'zh'),
    '\u200b\u3164',
    /is empty/,
  ),
  set('a reversed text', citizenship('france', 'seo.title.en', 'en'), 'a\u202eb', /direction/),
  set(
    'a picture without a description',
    member('grace-lin', 'photo.alt.zh', 'zh'),
    undefined,
    /missing/,
  ),
];

const ADDRESSES: readonly Fault[] = [
  unsafeSlug('mexico', '../x', /not a safe address/),
  unsafeSlug('slovenia', 'a/b', /not a safe address/),
  unsafeSlug('spain', 'Spain', /not a safe address/),
  unsafeSlug('st-lucia', 'zh', /reserved/),
  {
    fault: 'a term with the id of the main element',
    edit: addDocument({
      _id: 'term-content',
      _type: 'glossaryTerm',
      slug: { _type: 'slug', current: 'content' },
      term: text('Content', '内容'),
      text: text('What a page holds.', '页面的内容。'),
    }),
    place: at('term-content', 'slug'),
    expected: /reserved/,
  },
  {
    ...set(
      'a slug of another page',
      residency('malta', 'slug'),
      'japan',
      /same address as program-residency-japan/,
      'slug.current',
    ),
    place: at('program-residency-malta', 'slug', '/other-citizenship/japan'),
  },
  set(
    'an unsafe former slug',
    residency('japan', 'formerSlugs.0'),
    ['../x'],
    /not a safe address/,
    'formerSlugs',
  ),
  set(
    'a redirect in place of a page',
    at('redirect-turkiye', 'from'),
    '/zh/about',
    /without a language/,
  ),
  set(
    'a redirect from a page',
    at('redirect-saint-lucia', 'from'),
    '/citizenship/argentina',
    /\/citizenship\/argentina is the address of the page .*: delete this redirect/,
  ),
  {
    fault: 'a redirect from a screen',
    edit: copyDocument('redirect-saint-lucia', 'redirect-about', { from: '/about' }),
    place: at('redirect-about', 'from'),
    expected: /\/about is the address of the page “about”/,
  },
];

const RICH_TEXT: readonly Fault[] = [
  set(
    'an unknown block',
    member('grace-lin', 'bio.en.0', 'en'),
    { _type: 'iframe', _key: 'x' },
    /unknown block "iframe"/,
  ),
  set(
    'an unknown mark',
    member('grace-lin', 'bio.zh.0.children.0.marks', 'zh'),
    ['underline'],
    /unknown mark "underline"/,
  ),
  set('an unknown style', member('daniel-okafor', 'bio.en.0.style', 'en'), 'h1', /h1/),
  set('an unknown list', member('daniel-okafor', 'bio.zh.0.listItem', 'zh'), 'roman', /roman/),
  set(
    'an endless list',
    member('daniel-okafor', 'bio.zh.0.level', 'zh'),
    100_000,
    /indentation level 100000: use a level from 1 to 10/,
  ),
  set(
    'an unknown element',
    member('daniel-okafor', 'bio.en.1.children.0', 'en'),
    { _type: 'image', _key: 'x' },
    /unknown element "image"/,
  ),
  set(
    'an unknown annotation',
    member('daniel-okafor', 'bio.zh.1.markDefs.0', 'zh'),
    [{ _type: 'popup', _key: 'l', href: '/contact' }],
    /unknown mark "popup"/,
    'bio.zh.1.markDefs',
  ),
  set(
    'an empty paragraph',
    member('elif-aydin', 'bio.en.0', 'en'),
    paragraph({ children: [span({ text: ' ' })] }),
    /paragraph is empty/,
  ),
  set(
    'a text that is a number',
    member('elif-aydin', 'bio.en.1.children.0.text', 'en'),
    5,
    /String/,
  ),
  set('no biography', member('elif-aydin', 'bio.zh', 'zh'), [], /at least 1/),
  set(
    'a figure in a text without figures',
    member('marcus-baptiste', 'bio.en', 'en'),
    '{{price}}',
    /price}} has no value here: write out/,
    'bio.en.0.children.0.text',
  ),
];

const LEADS_NOWHERE = /"\/citizenship\/atlantis" leads to no page of this site: correct/;

const LINKS: readonly Fault[] = [
  { block: 'en.0', href: 'JavaScript:alert(1)', expected: /javascript:/ },
  { block: 'en.1', href: 'java\tscript:alert(1)', expected: /hidden character/ },
  { block: 'zh.0', href: 'data:text/html,x', expected: /data:/ },
  { block: 'zh.1', href: '//evil.example', expected: /another site/ },
  {
    block: 'en.0',
    href: 'http:evil.example',
    slug: 'valentina-rojas',
    expected: /write http:\/\/ in full/,
  },
  {
    block: 'zh.0',
    href: 'https://a@evil.example',
    slug: 'valentina-rojas',
    expected: /remove the user name/,
  },
  {
    block: 'zh.0',
    slug: 'marcus-baptiste',
    href: '/citizenship/atlantis',
    expected: LEADS_NOWHERE,
  },
  { block: 'zh.1', slug: 'marcus-baptiste', href: '/zh/contact', expected: /write \/contact/ },
  { block: 'en.1', slug: 'valentina-rojas', href: '#nowhere', expected: /section “nowhere”/ },
  {
    block: 'zh.1',
    slug: 'valentina-rojas',
    href: '/glossary#nowhere',
    expected: /section “nowhere”/,
  },
].map(({ block, href, expected, slug = 'aoife-brennan' }) =>
  set(
    `the link ${href}`,
    member(slug, `bio.${block}.markDefs.0.href`, block.startsWith('en') ? 'en' : 'zh'),
    [{ _type: 'link', _key: 'l', href }],
    expected,
    `bio.${block}.markDefs`,
  ),
);

const OFFERED = 'only documents of the right types are offered to choose';

const REFERENCES: readonly Fault[] = [
  set(
    'a dangling reference',
    at('navigation', 'entries.0.target'),
    reference('nowhere'),
    /nowhere, which is not published/,
  ),
  {
    ...set(
      'a reference to a document without a page',
      at('navigation', 'entries.1.target'),
      reference('labels'),
      /type "labels"/,
    ),
    prevented: OFFERED,
  },
  {
    ...set(
      'a project of a document that is not a programme',
      at('project-twinlakes', 'program', '/projects/twinlakes'),
      reference('home'),
      /choose one of type program/,
    ),
    prevented: OFFERED,
  },
  {
    ...set(
      'a service card with another target',
      at('home', 'services.cards.0.target', '/'),
      reference('about'),
      /choose one of type .*\busGreenCardIndex/,
    ),
    prevented: OFFERED,
  },
  set(
    'a picture without its file',
    member('valentina-rojas', 'photo.asset'),
    { ...reference(`image-${'a'.repeat(40)}-10x10-png`) },
    /not published/,
  ),
];

const FIGURES: readonly Fault[] = [
  set(
    'an unknown figure',
    residency('croatia', 'hero.title.en', 'en'),
    text('{{price}}', '价格'),
    /price}} is not a figure of this document/,
    'hero.title',
  ),
  set(
    'a figure in one language only',
    residency('croatia', 'title.zh', 'zh'),
    text('{{visaFree}}', '多'),
    /visaFree}} is missing here/,
    'title',
  ),
  set(
    'a broken placeholder',
    residency('croatia', 'seo.title.en', 'en'),
    text('{{visaFree', '多'),
    /malformed {{name}}/,
    'seo.title',
  ),
  set(
    'a label without its value',
    at('labels', 'ui.currencyUsd.en', undefined, 'en'),
    text('USD', '{{amount}}美元'),
    /amount}} is missing here/,
    'ui.currencyUsd',
  ),
  set(
    'a cost without its figure',
    residency('greece', 'costs.items.0.figure'),
    {
      items: [{ _key: 'a', _type: 'costItem', kind: 'government', figure: 'costNowhere' }],
    },
    /“costNowhere” is not a figure of this programme: add it under Figures, choose .*minInvestment.*, or/,
    'costs',
  ),
  set(
    'a family without a text',
    residency('croatia', 'familyMembers.members'),
    {
      members: ['spouse', 'parents', 'siblings'].map((who) => ({
        _key: who,
        _type: 'familyMember',
        who,
        answer: 'no',
        note: text('No.', '不可以。'),
      })),
    },
    /Say whether they may come: Children/,
    'familyMembers',
  ),
  set('a country by its name', residency('croatia', 'country'), 'Croatia', /capital letters/),
  set(
    'a programme related to itself',
    residency('croatia', 'neighbours'),
    [{ _key: 'x', ...reference('program-residency-croatia') }],
    /cannot be related to itself/,
  ),
  set('rates of a future date', at('exchangeRates', 'day'), '2999-01-01', /in the future: enter/),
  set('a rate of zero', at('exchangeRates', 'rates.0.rate'), 0, /greater than 0/),
  set(
    'two rates of one currency',
    at('exchangeRates', 'rates.1.currency'),
    'USD',
    /two rates for US dollars: keep one/,
  ),
  set('an amount in words', citizenship('belgium', 'figures.0.value'), 'three', /Number/),
  set('an unknown currency', residency('greece', 'figures.0.unit'), 'GBP', /GBP/),
  set('a descending range', residency('spain', 'figures.1.upTo'), 1, /larger/),
  set(
    'a day with a time',
    residency('spain', 'figures.0.asOf'),
    '2026-09-01T00:00:00Z',
    /not a date/,
  ),
  set(
    'a figure without a date',
    residency('france', 'figures.0.asOf'),
    undefined,
    /is missing: fill it in/,
  ),
  set(
    'a source without https',
    residency('france', 'figures.1.source.url'),
    {
      title: text('Law', '法律'),
      publisher: text('State', '国家'),
      url: 'http://www.legifrance.gouv.fr/',
    },
    /“http:\/\/www\.legifrance\.gouv\.fr\/” .*starting with https:\/\//,
    'figures.1.source',
  ),
  set(
    'a linked source without a publisher',
    residency('croatia', 'figures.0.source.url'),
    { title: text('Law', '法律'), url: 'https://mup.gov.hr/' },
    /fill in the publisher/,
    'figures.0.source',
  ),
  set(
    'a later value before the check',
    residency('paraguay', 'figures.0.next.from'),
    { value: 3, from: '2000-01-01' },
    /begins on 2000-01-01, not after the figure was last checked/,
    'figures.0.next',
  ),
  set(
    'a later state before the current one',
    residency('paraguay', 'status.next.from'),
    { state: 'open', since: '2026-10-01', next: { state: 'closed', from: '2026-09-30' } },
    /begins on 2026-09-30, not after the current one/,
    'status',
  ),
  set(
    'an official page without https',
    residency('paraguay', 'sources.0.url'),
    [
      {
        _key: 'a',
        _type: 'source',
        title: text('Law', '法律'),
        publisher: text('Congress', '国会'),
        url: 'ftp://example.org/law',
      },
    ],
    /starting with https:\/\//,
    'sources',
  ),
];

const TYPES: readonly Fault[] = [
  set('a number as a text', citizenship('argentina', 'heroHeight'), '40', /Number/),
  set('an unsupported height', citizenship('turkey', 'heroHeight'), 45, /45/),
  set('a boolean as a text', citizenship('argentina', 'listed'), 'yes', /Boolean/),
  set('a bilingual text as a text', citizenship('argentina', 'description'), 'Text', /Object/),
  set('a text as a list', citizenship('argentina', 'title.en', 'en'), ['Argentina'], /String/),
  set('a list as a text', citizenship('argentina', 'benefits'), 'many', /Array/),
  set(
    'an item of an unknown type',
    citizenship('turkey', 'benefits.0'),
    'teaser',
    /unknown type "teaser"/,
    'benefits.0._type',
  ),
  set('an unknown icon', citizenship('turkey', 'benefits.1.kind'), 'rocket', /rocket/),
  set(
    'half a requirement',
    citizenship('turkey', 'requirements.investmentTitle'),
    undefined,
    /Fill this in too/,
  ),
  set('a colour in words', residency('paraguay', 'accent'), 'red', /colour/),
  set('an unknown family', at('program-residency-turkey', 'family'), 'golden', /golden/),
];

const SINGLETONS: readonly Fault[] = [
  {
    fault: 'a missing screen',
    edit: removeDocument('siteSettings'),
    place: at('siteSettings', ''),
    expected: /is missing: publish the document "siteSettings"/,
    prevented: 'documents that exist once cannot be deleted or unpublished',
  },
  {
    fault: 'a duplicate screen',
    edit: copyDocument('navigation', 'navigation-2', {
      entries: fieldOf('navigation', 'entries'),
    }),
    place: at('navigation', ''),
    expected: /exists 2 times \(navigation, navigation-2\)/,
    prevented: 'documents that exist once cannot be created or copied',
  },
];

/** One of each kind, on different documents and fields. */
export const FAULTS: readonly Fault[] = [
  ...LANGUAGES,
  ...ADDRESSES,
  ...RICH_TEXT,
  ...LINKS,
  ...REFERENCES,
  ...FIGURES,
  ...TYPES,
  ...SINGLETONS,
];
