import type { SlugValue } from '@sanity/types';
import { expect, test } from 'vitest';
import {
  distinctAddressRule,
  distinctOrderRule,
  distinctTextRule,
} from '../../../studio/schema/rules/distinctRules.ts';
import { formContext } from '../../support/formContext.ts';

const program = (_id: string, more: object = {}) => ({
  _id,
  _type: 'program',
  family: 'citizenship',
  order: 10,
  title: { en: 'Spain', zh: '西班牙' },
  hero: { title: { en: 'Spanish by descent', zh: '凭祖籍入籍西班牙' } },
  seo: { title: { en: 'Spain by descent', zh: '西班牙入籍' } },
  ...more,
});

/** Validates a document's order, name, headline and search title among others. */
async function judge(document: ReturnType<typeof program>, ...others: readonly object[]) {
  const { context: form, fetch } = formContext(document, others);
  const context = form as never;
  const problems = [
    await distinctOrderRule(document.order, context),
    await distinctTextRule('title')(document.title, context),
    await distinctTextRule('headline')(document.hero.title, context),
    await distinctTextRule('searchTitle')(document.seo.title, context),
  ].flat();
  expect(fetch).toHaveBeenCalledOnce();
  return problems.filter((one) => one !== true);
}

test('names the document that a copy equals', async () => {
  expect(await judge(program('drafts.double'), program('spain'))).toEqual([
    '“Spain” has the same number: choose another, or drag one under “Order on the site”',
    ...['en', 'zh'].map((language) => ({
      path: [language],
      message: '“Spain” has the same name: rename one, or delete one',
    })),
    ...['en', 'zh'].map((language) => ({
      path: [language],
      message: '“Spain” has the same headline: write another',
    })),
    ...['en', 'zh'].map((language) => ({
      path: [language],
      message: '“Spain” has the same title in search results: write another',
    })),
  ]);
});

test('compares names and addresses of glossary terms', async () => {
  const slug: SlugValue = { _type: 'slug', current: 'hukou' };
  const term = (_id: string) => ({
    _id,
    _type: 'glossaryTerm',
    term: { en: 'Hukou', zh: '户口' },
    slug,
  });
  const own = term('drafts.own');
  const context = formContext(own, [term('own'), term('other')]).context as never;
  expect(await distinctAddressRule(own.slug, context)).toBe(
    '“Hukou” already has this address: choose another',
  );
  expect(await distinctTextRule('title')(own.term, context)).toHaveLength(2);
  const alone = formContext(term('drafts.own'), [term('own')]).context as never;
  expect(await distinctAddressRule(own.slug, alone)).toBe(true);
});

test('calls people by their names, not by their positions', async () => {
  const member = (_id: string, en: string, zh: string, order: number) => ({
    _id,
    _type: 'teamMember',
    name: { en, zh },
    title: { en: 'Attorney', zh: '律师' },
    order,
  });
  const own = member('drafts.double', 'Grace Lin', '林恩', 10);
  const others = [
    member('grace', 'Grace Lin', '林恩', 20),
    member('elif', 'Elif Aydın', '艾丝', 10),
  ];
  const context = formContext(own, others).context as never;
  expect(await distinctTextRule('title')(own.name, context)).toHaveLength(2);
  expect(await distinctOrderRule(own.order, context)).toMatch(/^“Elif Aydın” has the same number/);
});

test('ignores its own versions, other families and other types', async () => {
  const own = program('drafts.spain');
  expect(
    await judge(
      own,
      program('spain'),
      program('versions.r.spain'),
      program('visa', { family: 'residenceVisa' }),
      program('p', { _type: 'project' }),
    ),
  ).toEqual([]);
});

test('compares the order of the latest draft or the release', async () => {
  const italy = { title: { en: 'Italy', zh: '意大利' }, hero: undefined, seo: undefined };
  const published = program('italy', italy);
  const moved = program('drafts.italy', { ...italy, order: 20 });
  expect(await judge(program('drafts.spain'), published, moved)).toEqual([]);
  expect(await judge(program('drafts.spain'), published)).toHaveLength(1);
  // A release publishes no drafts.
  expect(await judge(program('versions.r.spain'), published, moved)).toHaveLength(1);
  const version = program('versions.r.italy', { ...italy, order: 30 });
  expect(await judge(program('versions.r.spain'), published, version)).toEqual([]);
  const leaving = program('versions.r.italy', { ...italy, _system: { delete: true } });
  expect(await judge(program('versions.r.spain'), published, leaving)).toEqual([]);
});

test('accepts the document if the lake does not answer, and asks again', async () => {
  const answers = [Promise.reject(new Error('502')), Promise.resolve([program('spain')])];
  const client = { withConfig: () => ({ fetch: () => answers.shift() }) };
  const document = program('drafts.double');
  const context = { environment: 'studio', document, getClient: () => client } as never;
  expect(await distinctOrderRule(document.order, context)).toBe(true);
  expect(await distinctOrderRule(document.order, context)).toMatch('has the same number');
});
