import { describe, expect, test } from 'vitest';
import { pulledCheckout } from '../../support/contentFaults.ts';
import { setField } from '../../support/dataset.ts';
import { pullAgainst } from '../../support/pullAgainst.ts';
import { expectWhole, readPulled } from '../../support/wholeSite.ts';

const pulled = pulledCheckout();

const GREECE = 'program-residency-greece';
const GRACE = 'team-grace-lin';
const LEFTOVER = { _type: 'localeString', en: 'Leftover', zh: '残留' };

describe('what the schema does not know is left out, wherever it stands', () => {
  test.each([
    ['231 a text of a removed field', setField(GREECE, 'hero.teaser', LEFTOVER)],
    ['232 a text in an object of a removed field', setField(GREECE, 'teaser', { line: LEFTOVER })],
    ['233 a text in an item of a list', setField(GREECE, 'benefits.0.teaser', LEFTOVER)],
    ['234 a third language', setField(GREECE, 'title.fr', 'Leftover')],
    ['235 a field of a paragraph', setField(GRACE, 'bio.en.0.children.0.teaser', 'Leftover')],
    ['236 a reference to nothing', setField(GREECE, 'hero.see', { _ref: 'nowhere' })],
    ['237 1 MB that nobody sees', setField(GREECE, 'hero.teaser', 'x'.repeat(1024 * 1024))],
  ])('%s', async (_, edit) => {
    pulled.source.edit(edit);
    expect(await pulled.problems()).toEqual([]);
    await pulled.lastGood.isKept();
  });
});

test('245 a document that no page can be made from is a problem of that document', async () => {
  pulled.source.answer.redirect.push(...pulled.source.answer.labels.splice(0));
  expect(await pulled.problems()).toContain(
    'labels _type: The site cannot show this value: enter it again',
  );
});

describe('names that JavaScript knows', () => {
  /** The answer as text: a parsed object cannot hold such a field. */
  const withKey = (key: string, value: string) =>
    JSON.stringify({ result: pulled.source.answer }).replaceAll(
      '"hero":{',
      `"hero":{${JSON.stringify(key)}:${value},`,
    );

  test.each([
    ['238', '__proto__', '{"title":{"en":"Polluted","zh":"污染"},"polluted":true}'],
    ['239', 'constructor', '{"prototype":{"polluted":true}}'],
    ['240', 'toString', '"Polluted"'],
  ])('%s the key %s changes nothing', async (_, key, value) => {
    pulled.source.body = withKey(key, value);
    expect(await pulled.problems()).toEqual([]);
    await pulled.lastGood.isKept();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('241 a page may be called like them', async () => {
    await using checkout = await pulled.checkout.copy();
    pulled.source.edit(setField(GREECE, 'slug.current', 'constructor'));
    await pullAgainst(checkout, pulled.source.origin);
    await expectWhole(checkout);
    const { en } = await readPulled(checkout);
    expect(en['residency.constructor.title']).toBe('Greece');
  });
});

describe('circles', () => {
  test('242 documents that refer to each other and to themselves end the same', async () => {
    pulled.source.edit(
      setField(GREECE, 'hero.see', { _ref: 'program-residency-japan' }),
      setField('program-residency-japan', 'hero.see', { _ref: GREECE }),
      setField(GRACE, 'seo.see', { _ref: GRACE }),
    );
    expect(await pulled.problems()).toEqual([]);
    await pulled.lastGood.isKept();
  });

  test('243 two pages that change places leave no redirects in a circle', async () => {
    await using checkout = await pulled.checkout.copy();
    pulled.source.edit(
      setField(GREECE, 'slug.current', 'japan'),
      setField('program-residency-japan', 'slug.current', 'greece'),
      setField(GREECE, 'formerSlugs', ['greece', 'hellas']),
    );
    await pullAgainst(checkout, pulled.source.origin);
    await expectWhole(checkout);
    const { site } = await readPulled(checkout);
    const from = site.redirects.map((redirect) => redirect.from);
    expect(from).toContain('/other-citizenship/hellas');
    expect(from).not.toContain('/other-citizenship/greece');
    expect(from).not.toContain('/other-citizenship/japan');
  });

  test('244 a page that moved away and back is not redirected from its own address', async () => {
    await using checkout = await pulled.checkout.copy();
    for (const slug of ['hellas', 'greece']) {
      pulled.source.edit(setField(GREECE, 'slug.current', slug));
      await pullAgainst(checkout, pulled.source.origin);
      await expectWhole(checkout);
    }
    const { site } = await readPulled(checkout);
    expect(site.redirects).toContainEqual({
      from: '/other-citizenship/hellas',
      to: '/other-citizenship/greece',
    });
    expect(site.redirects.map(({ from }) => from)).not.toContain('/other-citizenship/greece');
  });
});
