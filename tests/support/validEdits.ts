import { type Edit, removeField, setField } from './dataset.ts';

/** A change that an editor may publish, and that the pull accepts. */
export interface ValidEdit {
  readonly what: string;
  readonly document: string;
  readonly edit: Edit;
}

const set = (what: string, document: string, path: string, value: unknown): ValidEdit => ({
  what,
  document,
  edit: value === undefined ? removeField(document, path) : setField(document, path, value),
});

const text = (en: string, zh: string) => ({ _type: 'localeString', en, zh });
const span = (words: string, marks: string[] = []) => ({
  _type: 'span',
  _key: `s-${words.length}`,
  text: words,
  marks,
});
const paragraph = (children: object[], fields: object = {}) => ({
  _type: 'block',
  _key: 'p',
  style: 'normal',
  markDefs: [],
  children,
  ...fields,
});

/** Independent changes, on different documents and fields. */
export const VALID_EDITS: readonly ValidEdit[] = [
  set('a longer title than advised', 'program-citizenship-france', 'seo.title.en', 'a'.repeat(90)),
  set('a shorter description', 'program-citizenship-france', 'seo.description.zh', '短。'),
  set('a record of agreement', 'program-citizenship-spain', 'hero.title', {
    ...text('Spain', '西班牙'),
    confirmed: '0123abcd 89ab4567',
  }),
  set('a figure in both languages', 'program-residency-croatia', 'hero.title', {
    ...text('{{visaFree}} destinations', '{{visaFree, number}}个目的地'),
  }),
  set(
    'a figure without a qualifier',
    'program-citizenship-spain',
    'figures.0.qualifier',
    undefined,
  ),
  set('a slug of another family', 'program-residency-malta', 'slug.current', 'slovenia'),
  set('a former address', 'program-residency-japan', 'formerSlugs', ['nippon']),
  set('a light colour', 'program-citizenship-argentina', 'accent', '#ff0000'),
  set('a rate for a hundred units', 'exchangeRates', 'rates.0.rate', 710),
  set('more initials than fit', 'team-elif-aydin', 'initials', text('EAYD', '艾丝黛')),
  set('no listing', 'program-citizenship-mexico', 'listed', false),
  set('fewer questions than advised', 'program-citizenship-mexico', 'questions', [
    {
      _type: 'question',
      _key: 'q',
      question: text('How long does it take?', '需要多长时间？'),
      answer: { ...text('Two years.', '两年。'), _type: 'localeText' },
    },
  ]),
  set('no sample notice', 'siteSettings', 'sample', undefined),
  set('a page to file', 'siteSettings', 'filing', {
    _type: 'filing',
    days: 10,
    timeZone: 'America/Chicago',
    pages: [{ _type: 'reference', _key: 'home', _ref: 'home' }],
  }),
  set('a tag', 'contact', 'hero.title.en', 'Write to <b>us</b>'),
  set('a line break', 'about', 'story.paragraph1.en', 'One line.\nAnother.'),
  set('a list with a link', 'team-elif-aydin', 'bio.en', [
    paragraph([span('See '), span('the programmes', ['l'])], {
      markDefs: [{ _type: 'link', _key: 'l', href: '/citizenship' }],
    }),
    paragraph([span('One', ['strong'])], { _key: 'q', listItem: 'bullet', level: 1 }),
  ]),
  set(
    'links to a former address, a redirect, sections and another spelling',
    'team-elif-aydin',
    'bio.zh',
    [
      paragraph(
        Array.from('abcde', (key, at) => span('见各项目'.slice(0, at + 1), [key])),
        {
          markDefs: [
            '/other-citizenship/nippon#costs',
            '/citizenship/turkiye',
            '/About/?from=bio',
            '#career',
            'https://www.example.org/zh/nowhere',
          ].map((href, at) => ({ _type: 'link', _key: 'abcde'[at], href })),
        },
      ),
      paragraph([span('一', ['strong'])], { _key: 'q', listItem: 'bullet', level: 1 }),
    ],
  ),
  ...[
    ['siteSettings', 'phoneInternational'] as const,
    ['siteSettings', 'attorneyAdvertising'] as const,
    ['compare', 'money'] as const,
    ['contact', 'form.copyInstead'] as const,
    ['contact', 'form.copied'] as const,
  ].map(([document, field]) => set(`no ${field}`, document, field, undefined)),
  set('no career pictures', 'team-grace-lin', 'carousel', undefined),
  set('fewer benefits', 'program-residency-greece', 'benefits', [
    {
      _type: 'benefit',
      _key: 'b',
      kind: 'travel',
      title: text('Travel', '出行'),
      description: { ...text('Freely.', '自由出行。'), _type: 'localeText' },
    },
  ]),
];
