import { expect, test } from 'vitest';
import { heldBackDocuments } from '../../../studio/interface/changes/refusedDocuments.ts';
import type { StoredDocument } from '../../../studio/schema/overlay.ts';
import { deadLinks, documentsLinkingTo } from '../../../studio/schema/rules/deadLinks.ts';

const guide = (_id: string, more: Readonly<Record<string, unknown>> = {}): StoredDocument => ({
  _id,
  _type: 'guide',
  slug: { current: _id },
  ...more,
});

const link = (href: string) => ({
  sections: [{ anchor: 'here', text: { zh: [{ markDefs: [{ href }] }] } }],
});

const path = ['sections', '0', 'text', 'zh', '0', 'markDefs', '0', 'href'];

test('lists the texts that would lose a link with the page', () => {
  const law = guide('law', { formerSlugs: ['old-law'], ...link('#here') });
  const others = [
    guide('direct', link('/guides/law#here')),
    guide('former', link('/guides/old-law')),
    guide('redirected', link('/gesetz')),
    guide('elsewhere', link('/guides/direct')),
    guide('dead', link('/guides/nowhere')),
  ];
  const redirect = { _id: 'r', _type: 'redirect', from: '/gesetz', target: { _ref: 'law' } };
  const all = [law, redirect, ...others];
  expect(documentsLinkingTo(all, 'law')).toMatchObject([
    { document: { _id: 'direct' }, path },
    { document: { _id: 'former' }, path },
    { document: { _id: 'redirected' }, path },
  ]);
  expect(documentsLinkingTo(all, 'elsewhere')).toEqual([]);
});

test('a page without an address has none', () => {
  const begun = { _id: 'begun', _type: 'guide' };
  expect([...deadLinks([begun, guide('a', link('/guides/undefined'))]).keys()]).toEqual(['a']);
});

test('breaks a glossary link when its term or the glossary is removed', () => {
  const term = { _id: 'hukou', _type: 'glossaryTerm', slug: { current: 'hukou' } };
  const glossary = { _id: 'glossary', _type: 'glossary' };
  const texts = [guide('a', link('/glossary#hukou')), guide('b', link('/about'))];
  const all = [term, glossary, ...texts];
  expect(deadLinks(all).size).toBe(0);
  for (const leaving of ['hukou', 'glossary'])
    expect(documentsLinkingTo(all, leaving)).toMatchObject([{ document: { _id: 'a' } }]);
});

test('reports a dead link with its place', () => {
  const message = expect.stringContaining('leads to no page of this site');
  expect([...deadLinks([guide('a', link('/guides/gone'))])]).toEqual([['a', [{ path, message }]]]);
});

test('reports published documents with a dead link as held back, whatever their drafts say', () => {
  const stored = [
    guide('a', link('/guides/gone')),
    { ...guide('a'), _id: 'drafts.a' },
    { ...guide('b', link('/guides/gone')), _id: 'drafts.b' },
  ];
  expect(heldBackDocuments(stored, 'drafts').map(({ document }) => document._id)).toEqual(['a']);
});

test('reports links that a release would break, and not its own', () => {
  const stored = [
    guide('law'),
    guide('behind', link('/guides/law')),
    guide('corrected', link('/guides/law')),
    { ...guide('law'), _id: 'versions.r.law', _system: { delete: true } },
    { ...guide('corrected'), _id: 'versions.r.corrected' },
    { ...guide('new', link('/guides/law')), _id: 'versions.r.new' },
  ];
  const ids = (layer: string) =>
    heldBackDocuments(stored, layer).map(({ document }) => document._id);
  expect(ids('r')).toEqual(['behind']);
  expect(ids('drafts')).toEqual([]);
});
