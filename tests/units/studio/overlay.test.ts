import { expect, test } from 'vitest';
import { overlay, publishedDocuments } from '../../../studio/schema/overlay.ts';
import { draftOf, lakeWith, siteWith } from '../../support/draftSite.ts';

const note = (_id: string, text: string) => ({ _id, _type: 'note', text });

const STORED = [
  note('a', 'published'),
  note('drafts.a', 'draft'),
  note('b', 'published'),
  note('drafts.c', 'never published'),
  note('versions.r1.b', 'of a release'),
];

test('replaces published documents with their drafts, under the published id', () => {
  expect(overlay(STORED, 'drafts')).toEqual([
    note('a', 'draft'),
    note('b', 'published'),
    note('c', 'never published'),
  ]);
});

test('replaces published documents with those of a release, without drafts', () => {
  const leaving = { ...note('versions.r1.a', 'published'), _system: { delete: true } };
  expect(overlay([...STORED, leaving], 'r1')).toEqual([note('b', 'of a release')]);
});

test('is neither draft nor version for published documents', () => {
  expect(publishedDocuments(STORED)).toEqual([note('a', 'published'), note('b', 'published')]);
});

test('prefers the form to the draft in the lake, and includes drafts of other documents', async () => {
  const title = (text: string) => ({ title: { en: text, zh: text } });
  const older = await draftOf('program-citizenship-spain', title('Typed before'));
  const others = await draftOf('program-citizenship-belgium', title('By a colleague'));
  const form = await draftOf('program-citizenship-spain', title('Typed now'));
  const { content } = await siteWith(form, await lakeWith(older, others));
  const titleOf = (group: string) => content.catalogues.en.get(group)?.[`${group}.title`];
  expect(titleOf('citizenship.spain')).toBe('Typed now');
  expect(titleOf('citizenship.belgium')).toBe('By a colleague');
});
