import { expect, test } from 'vitest';
import { formerAddressRule, freeAddressRule } from '../../../studio/schema/rules/freeAddress.ts';
import { formContext } from '../../support/formContext.ts';

const page = (_id: string, slug: string, more: object = {}) => ({
  _id,
  _type: 'project',
  slug: { _type: 'slug' as const, current: slug },
  title: { en: _id },
  ...more,
});

/** Validates a document's address among others. */
const judge = (document: ReturnType<typeof page>, ...others: readonly object[]) =>
  freeAddressRule(document.slug, contextOf(document, others));

/** Validates a former address of a document among others. */
const judgeFormer = (slug: string, document: object, ...others: readonly object[]) =>
  formerAddressRule(slug, contextOf({ ...document, formerSlugs: [slug] }, others));

function contextOf(document: object, others: readonly object[]) {
  const schema = { get: () => ({ title: 'Project' }) };
  return { ...formContext({ ...document }, others).context, schema } as never;
}

const refused = expect.stringContaining('already has this address');

test('lets two pages of a release swap their addresses', async () => {
  const published = [page('a', 'first'), page('b', 'second')];
  const a = page('versions.r.a', 'second');
  const b = page('versions.r.b', 'first');
  expect(await judge(a, ...published, b)).toBe(true);
  expect(await judge(b, ...published, a)).toBe(true);
  // Alone, or if the other one moves elsewhere or in another release, it is rejected.
  expect(await judge(a, ...published)).toEqual(refused);
  expect(await judge(a, ...published, page('versions.q.b', 'first'))).toEqual(refused);
  expect(await judge(a, ...published, page('versions.r.c', 'second'))).toEqual(refused);
});

test('frees the address of a page that the release removes, and ignores drafts in it', async () => {
  const a = page('versions.r.a', 'second');
  const leaving = page('versions.r.b', 'second', { _system: { delete: true } });
  expect(await judge(a, page('b', 'second'), leaving)).toBe(true);
  expect(await judge(a, page('drafts.c', 'second'))).toBe(true);
  expect(await judge(page('drafts.a', 'second'), page('drafts.c', 'second'))).toEqual(refused);
});

test('keeps the address of a published page that has been duplicated', async () => {
  const live = page('a', 'second', { formerSlugs: ['first'] });
  const duplicate = { ...live, _id: 'drafts.b' };
  expect(await judge({ ...live, _id: 'drafts.a' }, live, duplicate)).toBe(true);
  expect(await judgeFormer('first', { ...live, _id: 'drafts.a' }, live, duplicate)).toBe(true);
  expect(await judge(duplicate, live)).toEqual(refused);
  expect(await judge(page('drafts.a', 'third'), live, page('drafts.b', 'third'))).toEqual(refused);
});

const Spain = (more: object) =>
  page('spain', 'hispania', {
    _type: 'program',
    family: 'citizenship',
    title: { en: 'Spain' },
    formerSlugs: ['spain'],
    ...more,
  });
const taken = (who: string) =>
  `“${who} used to have this address, and old links lead there: choose another, or remove it from the former addresses there first`;

test('rejects a former address of another page, and names that page', async () => {
  const programme = page('drafts.new', 'spain', { _type: 'program', family: 'citizenship' });
  expect(await judge(programme, Spain({}))).toBe(taken('Spain” (Citizenship)'));
  expect(await judge(programme, Spain({ family: 'residenceVisa' }))).toBe(true);
  expect(await judge(programme, Spain({ formerSlugs: [] }))).toBe(true);
  // A current address takes precedence over a former one.
  expect(await judge(programme, Spain({}), { ...programme, _id: 'other' })).toEqual(refused);
  const project = page('drafts.new', 'first');
  const moved = page('b', 'second', { formerSlugs: ['first'] });
  expect(await judge(project, moved)).toBe(taken('b” (Project)'));
  expect(await judge({ ...moved, ...page('b', 'first') }, moved)).toBe(true);
});

test('rejects a former address that another page has or had', async () => {
  const own = page('drafts.a', 'first');
  const live = expect.stringContaining('“b” has this address, and visitors see that page');
  expect(await judgeFormer('second', own, page('b', 'second'))).toEqual(live);
  // As in a duplicate.
  expect(await judgeFormer('second', own, page('b', 'x', { formerSlugs: ['second'] }))).toBe(
    '“b” (Project) used to have this address, and old links lead there: remove it here',
  );
  expect(await judgeFormer('first', own, page('a', 'first'))).toBe(true);
});
