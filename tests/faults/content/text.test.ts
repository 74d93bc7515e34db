import { beforeAll, expect, test } from 'vitest';
import { setField } from '../../support/dataset.ts';
import { pullAgainst, rejectionOf } from '../../support/pullAgainst.ts';
import { pulledCheckout } from '../../support/pulledCheckout.ts';

const pulled = pulledCheckout();

const GREECE = 'program-residency-greece';
const JAPAN = 'program-residency-japan';
const MALTA = 'program-residency-malta';
const GRACE = 'team-grace-lin';
const AOIFE = 'team-aoife-brennan';
const DANIEL = 'team-daniel-okafor';
const ENGLISH = 'Permanent residence through your own achievements, or by an investment in jobs.';
const MEGABYTE = 'x'.repeat(1024 * 1024);

const linkTo = (href: string) => [{ _type: 'link', _key: 'l', href }];

type Case = readonly [
  name: string,
  document: string,
  field: string,
  value: unknown,
  expected: RegExp,
  /** The reported field, if it is another one. */
  reported?: string,
];

const CASES: readonly Case[] = [
  ['211 a control character', GREECE, 'title.en', 'Gre\u0007ece', /U\+0007 after “Gre”/],
  ['212 a C1 control character', JAPAN, 'title.en', 'Japan\u0085', /U\+0085/],
  ['213 a right-to-left override', JAPAN, 'title.zh', '日本\u202e文', /U\+202E after “日本”/],
  ['214 a directional isolate', GREECE, 'seo.title.en', '\u2067Greece\u2069', /U\+2067 at the beg/],
  ['215 a directional mark', GREECE, 'description.en', 'Greece\u200f.', /U\+200F after “Greece”/],
  [
    '216 half a surrogate pair',
    GREECE,
    'title.zh',
    '希腊\ud83d',
    /half a character \(a lone surrogate\)/,
  ],
  [
    '217 half a surrogate pair in rich text',
    GRACE,
    'bio.en.0.children.0.text',
    'a\udc00',
    /half a char/,
  ],
  ['218 a control character in rich text', GRACE, 'bio.zh.0.children.0.text', 'a\u0000', /U\+0000/],
  ['219 a line of 1 MB', MALTA, 'title.en', MEGABYTE, /has 1048576 characters: shorten it to 300/],
  ['220 a paragraph of 1 MB', JAPAN, 'description.en', MEGABYTE, /shorten it to 5000/],
  ['221 1 MB in rich text', DANIEL, 'bio.en.0.children.0.text', MEGABYTE, /shorten it to 10000/],
  ['222 a URL of 1 MB', MALTA, 'slug.current', MEGABYTE, /too long for an address/, 'slug'],
  ['223 a figure of 10^300', GREECE, 'figures.0.value', 1e300, /1000000000000/],
  [
    '228 English as the Chinese text',
    GREECE,
    'seo.description.zh',
    ENGLISH,
    /no Chinese character/,
  ],
  ['230 Chinese as the English text', MALTA, 'description.en', '马耳他EB-5居留', /is in Chinese/],
  ['224 a source of a figure of 1 MB', JAPAN, 'figures.0.source.title.en', MEGABYTE, /to 300/],
  [
    '225 a link of 1 MB',
    AOIFE,
    'bio.en.0.markDefs',
    linkTo(`https://example.com/${MEGABYTE}`),
    /shorten it to 2000/,
    'bio.en.0.markDefs.0.href',
  ],
  [
    '226 half a surrogate pair in a link',
    AOIFE,
    'bio.zh.0.markDefs',
    linkTo('https://example.com/\ud83d'),
    /half a character/,
    'bio.zh.0.markDefs.0.href',
  ],
  [
    '229 an English paragraph in Chinese rich text',
    DANIEL,
    'bio.zh.0.children.0.text',
    ENGLISH,
    /: This sentence has no Chinese character/,
    'bio.zh.0',
  ],
];

/** All at once. */
let problems: readonly string[] = [];
beforeAll(async () => {
  pulled.source.edit(
    ...CASES.map(([, document, field, value]) => setField(document, field, value)),
  );
  problems = await pulled.problems();
});

const places = CASES.map(
  ([name, document, field, , expected, reported = field]) =>
    [name, `${document} ${reported}: `, expected] as const,
);

test.each(places)('%s is rejected, with its place', (_, place, expected) => {
  const there = problems.filter((problem) => problem.startsWith(place));
  expect(there).toEqual([expect.stringMatching(expected)]);
});

test('rejects nothing else, and writes nothing', async () => {
  expect(problems).toHaveLength(CASES.length);
  await pulled.snapshot.expectUnchanged();
});

test('227 messages to editors are short, with invisible characters shown', async () => {
  pulled.source.edit(
    setField(GREECE, 'family', MEGABYTE),
    setField(GREECE, 'accent', `\u001b[2J${MEGABYTE}`),
    setField('redirect-turkiye', 'from', `/${MEGABYTE}\u202e`),
  );
  const refusal = await rejectionOf(pullAgainst(pulled.checkout, pulled.source.origin));
  expect(refusal.split('\n').length).toBeLessThan(10);
  expect(refusal.length).toBeLessThan(3_000);
  expect(refusal).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});
