import { expect, test } from 'vitest';
import { heldBackDocuments } from '../../../studio/interface/changes/refusedDocuments.ts';
import { deadLinks, documentsLinkingTo } from '../../../studio/interface/documents/deadLinks.ts';
import type { StoredDocument } from '../../../studio/interface/documents/overlay.ts';

const guide = (_id: string, more: Readonly<Record<string, unknown>> = {}): StoredDocument => ({
  ...{ _id, _type: 'guide', slug: { current: _id } },
  ...more,
});

const link = (href: string) => ({
  sections: [{ anchor: 'here', text: { zh: [{ markDefs: [{ href }] }] } }],
});

const path = ['sections', '0', 'text', 'zh', '0', 'markDefs', '0', 'href'];

const idsOf = (documents: readonly StoredDocument[]) => documents.map(({ _id }) => _id);

test('the texts that link to a page are those that lose a link with it', () => {
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
  expect(idsOf(documentsLinkingTo(all, 'law'))).toEqual(['direct', 'former', 'redirected']);
  expect(idsOf(documentsLinkingTo(all, 'elsewhere'))).toEqual([]);
});

test('a link within the glossary dies with its term, and one to a screen never does', () => {
  const term = { _id: 'hukou', _type: 'glossaryTerm', slug: { current: 'hukou' } };
  const texts = [guide('a', link('/glossary#hukou')), guide('b', link('/about'))];
  expect(deadLinks([term, ...texts]).size).toBe(0);
  expect(idsOf(documentsLinkingTo([term, ...texts], 'hukou'))).toEqual(['a']);
});

test('a dead link is told with its place', () => {
  const message = expect.stringContaining('leads to no page of this site');
  expect([...deadLinks([guide('a', link('/guides/gone'))])]).toEqual([['a', [{ path, message }]]]);
});

test('what is published with a dead link is held back now, whatever its draft says', () => {
  const stored = [
    guide('a', link('/guides/gone')),
    { ...guide('a'), _id: 'drafts.a' },
    { ...guide('b', link('/guides/gone')), _id: 'drafts.b' },
  ];
  expect(heldBackDocuments(stored, 'drafts').map(({ document }) => document._id)).toEqual(['a']);
});

test('of a release is told what it would leave behind, and not what it has itself', () => {
  const stored = [
    guide('law'),
    guide('behind', link('/guides/law')),
    guide('mended', link('/guides/law')),
    { ...guide('law'), _id: 'versions.r.law', _system: { delete: true } },
    { ...guide('mended'), _id: 'versions.r.mended' },
    { ...guide('new', link('/guides/law')), _id: 'versions.r.new' },
  ];
  const ids = (layer: string) =>
    heldBackDocuments(stored, layer).map(({ document }) => document._id);
  expect(ids('r')).toEqual(['behind']);
  expect(ids('drafts')).toEqual([]);
});
