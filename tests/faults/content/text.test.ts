import { expect, test } from 'vitest';
import { pulledCheckout } from '../../support/contentFaults.ts';
import { setField } from '../../support/dataset.ts';
import { pullAgainst, refusalOf } from '../../support/pullAgainst.ts';

const pulled = pulledCheckout();

const GREECE = 'program-residency-greece';
const GRACE = 'team-grace-lin';
const ENGLISH = 'Permanent residence through your own achievements, or by an investment in jobs.';
const MEGABYTE = 'x'.repeat(1024 * 1024);

test.each([
  ['211 a control character', GREECE, 'title.en', 'Gre\u0007ece', /U\+0007 after “Gre”/],
  ['212 a control character of the upper half', GREECE, 'title.en', 'Greece\u0085', /U\+0085/],
  ['213 a line that is read backwards', GREECE, 'title.zh', '希腊\u202e斯', /U\+202E after “希腊”/],
  ['214 an isolated direction', GREECE, 'seo.title.en', '\u2067Greece\u2069', /U\+2067 at the beg/],
  ['215 a mark of direction', GREECE, 'description.en', 'Greece\u200f.', /U\+200F after “Greece”/],
  [
    '216 half a character',
    GREECE,
    'title.zh',
    '希腊\ud83d',
    /half a character \(a lone surrogate\)/,
  ],
  [
    '217 half a character in rich text',
    GRACE,
    'bio.en.0.children.0.text',
    'a\udc00',
    /half a char/,
  ],
  ['218 a control character in rich text', GRACE, 'bio.zh.0.children.0.text', 'a\u0000', /U\+0000/],
  ['219 a line of 1 MB', GREECE, 'title.en', MEGABYTE, /has 1048576 characters: shorten it to 300/],
  ['220 a paragraph of 1 MB', GREECE, 'description.en', MEGABYTE, /shorten it to 5000/],
  ['221 1 MB in rich text', GRACE, 'bio.en.0.children.0.text', MEGABYTE, /shorten it to 10000/],
  ['222 an address of 1 MB', GREECE, 'slug.current', MEGABYTE, /too long for an address/],
  ['223 a figure that is a slip', GREECE, 'figures.0.value', 1e300, /1000000000000/],
  ['228 a Chinese text in English', GREECE, 'seo.description.zh', ENGLISH, /no Chinese character/],
  ['224 a source of a figure of 1 MB', GREECE, 'figures.0.source.title.en', MEGABYTE, /to 300/],
])('%s is refused where it stands', async (_, document, field, value, says) => {
  pulled.source.edit(setField(document, field, value));
  const problems = await pulled.problems();
  expect(problems).toEqual([expect.stringMatching(says)]);
  expect(problems[0]).toContain(`${document} ${field.replace('slug.current', 'slug')}: `);
  await pulled.lastGood.isKept();
});

test.each([
  ['225 a link of 1 MB', `https://example.com/${MEGABYTE}`, /shorten it to 2000/],
  ['226 half a character in a link', 'https://example.com/\ud83d', /half a character/],
])('%s is refused where it stands', async (_, href, says) => {
  const links = [{ _type: 'link', _key: 'l', href }];
  pulled.source.edit(setField(GRACE, 'bio.en.0.markDefs', links));
  expect(await pulled.problems()).toEqual([expect.stringMatching(says)]);
  await pulled.lastGood.isKept();
});

test('229 an English paragraph in Chinese rich text is refused where it stands', async () => {
  pulled.source.edit(setField(GRACE, 'bio.zh.0.children.0.text', ENGLISH));
  expect(await pulled.problems()).toEqual([
    expect.stringContaining(`${GRACE} bio.zh.0: This sentence has no Chinese character`),
  ]);
});

test('227 what an editor reads stays short and visible, whatever the content holds', async () => {
  pulled.source.edit(
    setField(GREECE, 'family', MEGABYTE),
    setField(GREECE, 'accent', `\u001b[2J${MEGABYTE}`),
    setField('redirect-turkiye', 'from', `/${MEGABYTE}\u202e`),
  );
  const refusal = await refusalOf(pullAgainst(pulled.checkout, pulled.source.origin));
  expect(refusal.split('\n').length).toBeLessThan(10);
  expect(refusal.length).toBeLessThan(3_000);
  expect(refusal).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
});
