import { expect, test } from 'vitest';
import { overlay, publishedDocuments } from '../../../studio/interface/documents/overlay.ts';
import { changed, lakeWith, siteWith } from '../../support/drafts.ts';

const note = (_id: string, text: string) => ({ _id, _type: 'note', text });

const STORED = [
  note('a', 'published'),
  note('drafts.a', 'draft'),
  note('b', 'published'),
  note('drafts.c', 'never published'),
  note('versions.r1.b', 'of a release'),
];

test('drafts stand in place of what is published, under its id', () => {
  expect(overlay(STORED, 'drafts')).toEqual([
    note('a', 'draft'),
    note('b', 'published'),
    note('c', 'never published'),
  ]);
});

test('a release stands in place of what is published, and drafts are not in it', () => {
  const leaving = { ...note('versions.r1.a', 'published'), _system: { delete: true } };
  expect(overlay([...STORED, leaving], 'r1')).toEqual([note('b', 'of a release')]);
});

test('what is published is neither draft nor version of a release', () => {
  expect(publishedDocuments(STORED)).toEqual([note('a', 'published'), note('b', 'published')]);
});

test('the form is newer than the draft of the lake, and drafts of others are shown', async () => {
  const title = (text: string) => ({ title: { en: text, zh: text } });
  const older = await changed('program-citizenship-spain', title('Typed before'));
  const others = await changed('program-citizenship-belgium', title('By a colleague'));
  const form = await changed('program-citizenship-spain', title('Typed now'));
  const { content } = await siteWith(form, await lakeWith(older, others));
  const titleOf = (group: string) => content.catalogues.en.get(group)?.[`${group}.title`];
  expect(titleOf('citizenship.spain')).toBe('Typed now');
  expect(titleOf('citizenship.belgium')).toBe('By a colleague');
});
