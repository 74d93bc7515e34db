import { expect, test, vi } from 'vitest';
import { liveLinkRule } from '../../../studio/schema/rules/liveLink.ts';
import { sayIn } from '../../../studio/words/say.ts';
import { formContext } from '../../support/formContext.ts';

const page = (_id: string, current: string, more: object = {}) => ({
  _id,
  _type: 'guide',
  slug: { _type: 'slug', current },
  ...more,
});

const withLink = (href: string, document: object) => ({ ...document, text: { zh: { href } } });

/** Validates a link in a document among others. */
async function judge(href: string, document: object, ...others: readonly object[]) {
  return liveLinkRule(href, {
    ...formContext(withLink(href, document), others).context,
    path: [
      'sections',
      { _key: 'a' },
      'text',
      'zh',
      { _key: 'b' },
      'markDefs',
      { _key: 'c' },
      'href',
    ],
  } as never);
}

const text = page('drafts.text', 'text', { sections: [{ anchor: 'here' }] });
const nowhere = expect.stringContaining('leads to no page of this site');
const lacking = expect.stringContaining('which the page does not have');

test('accepts a published page and its former address, but no draft', async () => {
  const links = ['/guides/law', '/guides/old-law', '/team/law'];
  const law = { formerSlugs: ['old-law'] };
  const say = (id: string) =>
    Promise.all(links.map((href) => judge(href, text, page(id, 'law', law))));
  expect(await say('law')).toEqual([true, true, nowhere]);
  expect(await say('drafts.law')).toEqual([nowhere, nowhere, nowhere]);
});

test('in a release, accepts its new pages and rejects those that it removes', async () => {
  const inRelease = { ...text, _id: 'versions.r.text' };
  const version = page('versions.r.law', 'law');
  expect(await judge('/guides/law', inRelease, version)).toBe(true);
  expect(await judge('/guides/law', text, version)).toEqual(nowhere);
  const leaving = { ...version, _system: { delete: true } };
  expect(await judge('/guides/law', inRelease, page('law', 'law'), leaving)).toEqual(nowhere);
  // The former address of a moved page redirects.
  const moving = page('versions.r.law', 'statute');
  expect(await judge('/guides/law', inRelease, page('law', 'law'), moving)).toBe(true);
});

test('in a release, looks up sections, terms and redirects as it changes them', async () => {
  const inRelease = { ...text, _id: 'versions.r.text' };
  const law = page('law', 'law', { sections: [{ anchor: 'old' }] });
  const version = page('versions.r.law', 'law', { sections: [{ anchor: 'new' }] });
  // A lake may return them in any order.
  for (const pages of [
    [law, version],
    [version, law],
  ]) {
    expect(await judge('/guides/law#new', inRelease, ...pages)).toBe(true);
    expect(await judge('/guides/law#old', inRelease, ...pages)).toEqual(lacking);
  }
  const term = { _id: 'term', _type: 'glossaryTerm', slug: { current: 'hukou' } };
  const renamed = { ...term, _id: 'versions.r.term', slug: { current: 'huji' } };
  const glossary = { _id: 'glossary', _type: 'glossary' };
  expect(await judge('/glossary#huji', inRelease, glossary, term, renamed)).toBe(true);
  expect(await judge('/glossary#hukou', inRelease, glossary, term, renamed)).toEqual(lacking);
  expect(await judge('/glossary#hukou', text, glossary, term, renamed)).toBe(true);
  const redirect = { _id: 'a', _type: 'redirect', from: '/old/law' };
  const moved = { ...redirect, _id: 'versions.r.a', from: '/older/law' };
  expect(await judge('/old/law', inRelease, redirect, moved)).toEqual(nowhere);
  expect(await judge('/older/law', inRelease, redirect, moved)).toBe(true);
});

test('looks up a section on the linked page, or on its own', async () => {
  const law = page('law', 'law', { sections: [{ anchor: 'first' }] });
  const term = { _id: 'term', _type: 'glossaryTerm', slug: { current: 'hukou' } };
  const glossary = { _id: 'glossary', _type: 'glossary' };
  const say = (href: string) => judge(href, text, law, term, glossary);
  expect(await say('/guides/law#first')).toBe(true);
  expect(await say('/guides/law#here')).toEqual(lacking);
  expect([await say('#here'), await say('/guides/text#here')]).toEqual([true, true]);
  expect(await say('#first')).toEqual(lacking);
  expect(await say('/glossary#hukou')).toBe(true);
  expect(await say('/glossary#nowhere')).toEqual(lacking);
  const island = page('island', 'island', { _type: 'project' });
  expect(await judge('/projects/island#developer', text, island)).toBe(true);
  expect(await judge('/projects/island#timeline', text, island)).toEqual(lacking);
  expect(await say('/guides/law#费用')).toEqual(expect.stringContaining('the section “费用”'));
});

test('accepts an optional screen only if it is published', async () => {
  const screen = { _type: 'otherPrograms' };
  const say = (...ids: string[]) =>
    judge('/other-programs#education', text, ...ids.map((_id) => ({ ...screen, _id })));
  expect(await say('otherPrograms')).toBe(true);
  expect([await say(), await say('drafts.otherPrograms')]).toEqual([nowhere, nowhere]);
  expect(await judge('/about', text)).toBe(true);
});

test('quotes the linked words', async () => {
  const children = [
    { _type: 'span', text: 'See ', marks: [] },
    { _type: 'span', text: 'the ', marks: ['c', 'em'] },
    { _type: 'span', text: 'law', marks: ['c'] },
    { _type: 'span', text: 'elsewhere', marks: ['d'] },
  ];
  const blocks = [{ _key: 'a' }, { _key: 'b', children }];
  const document = page('drafts.text', 'text', { sections: [{ _key: 'a', text: { zh: blocks } }] });
  expect(await judge('/guides/law', document)).toMatch(
    /^“the law”: the link "\/guides\/law" leads/,
  );
  expect(await judge('#nowhere', document)).toMatch(/^“the law”: the link "#nowhere" names/);
});

test('follows a redirect, leaves a language to the page, and reports it in both', async () => {
  const redirect = { _id: 'r', _type: 'redirect', from: '/old/law' };
  expect(await judge('/old/law', text, redirect)).toBe(true);
  const message = await judge('/zh/guides/law', text, page('law', 'law'));
  expect(message).toContain(
    'names a language, which the site adds automatically: write /guides/law',
  );
  const chinese = sayIn(
    'zh',
    'the link [link] leads to no page of this site: correct the address, publish that page first, or remove the link',
    { link: '"/a"' },
  );
  expect(chinese).toBe('链接 "/a" 在本站没有对应的页面：请改正地址，先发布那个页面，或删除链接');
});

test('all links of a document share one request, which a later validation repeats', async () => {
  vi.useFakeTimers();
  const links = { zh: ['/guides/law', '/guides/statute'].map((href) => ({ href })) };
  const law = page('law', 'law', { formerSlugs: ['statute'] });
  const { fetch, context } = formContext({ ...text, links }, [law]);
  const say = () =>
    Promise.all(
      links.zh.map(({ href }) => liveLinkRule(href, { ...context, path: ['zh'] } as never)),
    );
  expect(await say()).toEqual([true, true]);
  expect(await say()).toEqual([true, true]);
  expect(fetch).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  await say();
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
