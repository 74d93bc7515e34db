import { expect, test } from 'vitest';
import { describeOutcome } from '../../../studio/interface/publishing/describeOutcome.ts';
import type { OwnPublish } from '../../../studio/interface/publishing/followPublish.ts';
import { outcomeNames } from '../../../studio/interface/publishing/outcomeNames.ts';
import type { PublishOutcome } from '../../../studio/publishing/outcome.ts';
import { typeOf } from '../../support/schema.ts';

const own: OwnPublish = {
  document: 'guide-law',
  type: 'guide',
  revision: 'one',
  name: 'The law',
  documentCount: 1,
  isFirst: true,
  what: 'withdrawn',
};

const live: PublishOutcome & { state: 'live' } = {
  seconds: 8,
  changes: '1 page removed',
  pages: [],
  filings: [],
  heldOthers: [],
  state: 'live',
};

const grace = { _id: 'team-grace-lin', _type: 'teamMember', name: { en: 'Grace Lin' } };
const names = outcomeNames(typeOf, own, { named: new Map([[grace._id, grace]]) });

const deadLink = {
  document: grace._id,
  field: 'bio.zh.1.markDefs.0.href',
  message: { en: 'the link leads nowhere', zh: '链接无效' },
};

test('warns of documents that hold others back, with their reasons', () => {
  const heldOthers = [{ document: grace._id, reasons: [deadLink] }];
  const words = describeOutcome(own, { ...live, heldOthers }, names);
  expect(words).toMatchObject({
    status: 'warning',
    title: 'The law is off the site after 8 seconds',
    held: [
      {
        id: grace._id,
        type: 'teamMember',
        name: 'Grace Lin',
        path: deadLink.field.split('.'),
        reasons: ['Biography › 中文: the link leads nowhere'],
      },
    ],
  });
  expect(describeOutcome(own, live, names)).toMatchObject({
    status: 'success',
    held: [],
  });
  const { title } = describeOutcome(own, { ...live, seconds: 120 }, names);
  expect(title).toBe('The law is off the site after 2 minutes');
});

test('names a problem in another document, even one that the lake does not have', () => {
  expect(names.placeOf(deadLink)).toBe('Grace Lin › Biography › 中文');
  const title = { ...deadLink, document: own.document, field: 'title.en' };
  expect(names.placeOf(title)).toBe('Title › English');
  const known = (id: string) => [names.nameOf(id), names.typeOf(id)];
  expect(known('about')).toEqual(['About', 'about']);
  expect(known('gone')).toEqual(['gone', undefined]);
});

test('gives a problem of several paragraphs of a text once', () => {
  const reasons = [deadLink, { ...deadLink, field: 'bio.zh.2.markDefs.0.href' }];
  const other = describeOutcome(
    own,
    { ...live, heldOthers: [{ document: grace._id, reasons }] },
    names,
  );
  expect(other.held?.[0]?.reasons).toEqual(['Biography › 中文: the link leads nowhere']);
  const { lines } = describeOutcome(own, { state: 'held', reasons }, names);
  expect(lines).toEqual(['Grace Lin › Biography › 中文: the link leads nowhere']);
});

test('mentions filings and advice along with the changes', () => {
  const filing = { titles: { en: 'Home', zh: '首页' }, due: '2026-12-04', timeZone: 'UTC' };
  const words = describeOutcome(own, { ...live, filings: [filing] }, names, ['A word.']);
  expect(words).toMatchObject({
    lines: ['1 page removed', 'A word.'],
    filings: [{ page: 'Home', line: '“Home” has changed: file a copy by 2026-12-04 (UTC).' }],
  });
});
