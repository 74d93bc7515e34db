import { expect, test } from 'vitest';
import { setField } from '../../support/dataset.ts';
import { pullAgainst } from '../../support/pullAgainst.ts';
import { pulledCheckout } from '../../support/pulledCheckout.ts';
import { expectConsistent, readPulled } from '../../support/pulledSite.ts';

const pulled = pulledCheckout();

const GREECE = 'program-residency-greece';
const JAPAN = 'program-residency-japan';
const GRACE = 'team-grace-lin';
const LEFTOVER = { _type: 'localeString', en: 'Leftover', zh: '残留' };

/** Fields that are not in the schema, in all places, and circular references. */
const LEFTOVERS = [
  ['231 a text of a removed field', setField(GREECE, 'hero.teaser', LEFTOVER)],
  ['232 a text in a removed object', setField(GREECE, 'teaser', { line: LEFTOVER })],
  ['233 a text in a list item', setField(GREECE, 'benefits.0.teaser', LEFTOVER)],
  ['234 a third language', setField(GREECE, 'title.fr', 'Leftover')],
  ['235 a field of a paragraph', setField(GRACE, 'bio.en.0.children.0.teaser', 'Leftover')],
  ['236 a dangling reference', setField(GREECE, 'overview.see', { _ref: 'nowhere' })],
  [
    '237 1 MB in a field that is not displayed',
    setField(GREECE, 'hero.more', 'x'.repeat(1024 * 1024)),
  ],
  ['242 a document that refers to another', setField(GREECE, 'hero.see', { _ref: JAPAN })],
  ['242 a reference back', setField(JAPAN, 'hero.see', { _ref: GREECE })],
  ['242 a document that refers to itself', setField(GRACE, 'seo.see', { _ref: GRACE })],
] as const;

test('ignores unknown fields, and documents that refer to each other', async () => {
  pulled.source.edit(...LEFTOVERS.map(([, edit]) => edit));
  expect(await pulled.problems()).toEqual([]);
  await pulled.snapshot.expectUnchanged();
});

test('245 reports a document that cannot be rendered as a problem of that document', async () => {
  pulled.source.answer.redirect.push(...pulled.source.answer.labels.splice(0));
  expect(await pulled.problems()).toContain(
    'labels _type: The site cannot show this value: enter it again',
  );
});

test('246 rejects an id that leads out of a folder', async () => {
  const answer = JSON.stringify({ result: pulled.source.answer });
  pulled.source.body = answer.replaceAll(GREECE, 'x/../../../..');
  await expect(pulled.problems()).rejects.toThrow(/did not return documents \(program\.\d+\._id\)/);
  await pulled.snapshot.expectUnchanged();
});

test('247 treats an invalid time as unknown', async () => {
  await using checkout = await pulled.checkout.copy();
  pulled.source.edit(setField(GREECE, '_updatedAt', 'never'));
  await pullAgainst(checkout, pulled.source.origin);
  const { site } = await readPulled(checkout);
  expect(site.programs.find(({ id }) => id === GREECE)?.updatedAt).toBeNull();
});

/** Names of JavaScript properties, as keys of an object. */
const KNOWN = [
  ['238', '"__proto__":{"title":{"en":"Polluted","zh":"污染"},"polluted":true}'],
  ['239', '"constructor":{"prototype":{"polluted":true}}'],
  ['240', '"toString":"Polluted"'],
] as const;

test('keys with names of JavaScript properties change nothing', async () => {
  // Sent as text: a parsed object cannot contain such a field.
  const keys = KNOWN.map(([, key]) => `${key},`).join('');
  pulled.source.body = JSON.stringify({ result: pulled.source.answer }).replaceAll(
    '"hero":{',
    `"hero":{${keys}`,
  );
  expect(await pulled.problems()).toEqual([]);
  await pulled.snapshot.expectUnchanged();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

test('241 a page may have such a name', async () => {
  await using checkout = await pulled.checkout.copy();
  pulled.source.edit(setField(GREECE, 'slug.current', 'constructor'));
  await pullAgainst(checkout, pulled.source.origin);
  await expectConsistent(checkout);
  const { en } = await readPulled(checkout);
  expect(en['residency.constructor.title']).toBe('Greece');
});

test('243 two pages that swap addresses leave no redirect loop', async () => {
  await using checkout = await pulled.checkout.copy();
  pulled.source.edit(
    setField(GREECE, 'slug.current', 'japan'),
    setField(JAPAN, 'slug.current', 'greece'),
    setField(GREECE, 'formerSlugs', ['greece', 'hellas']),
  );
  await pullAgainst(checkout, pulled.source.origin);
  await expectConsistent(checkout);
  const { site } = await readPulled(checkout);
  const from = site.redirects.map((redirect) => redirect.from);
  expect(from).toContain('/other-citizenship/hellas');
  expect(from).not.toContain('/other-citizenship/greece');
  expect(from).not.toContain('/other-citizenship/japan');
});
