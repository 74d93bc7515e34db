import { expect, test } from 'vitest';
import { panesFor } from '../../../studio/interface/preview/pane/openField.ts';

const FIELD = { id: 'home', type: 'home', path: ['hero', 'title', 'en'] };
const WIDE = { room: 2400, page: undefined, place: 7 };

test('opens a field of the document in the form beside the preview', () => {
  const form = { id: 'home' };
  const preview = { id: 'home', params: { view: 'preview' } };
  const from = { panes: [[{ id: 'pages' }], [form, preview]], group: 1, id: 'home' };
  expect(panesFor(FIELD, { ...from, ...WIDE })).toEqual([
    [{ id: 'pages' }],
    [{ id: 'home', params: { path: 'hero.title.en' } }, preview],
  ]);
});

test('opens the form beside a preview without one', () => {
  const preview = { id: 'home', params: { view: 'preview' } };
  const from = { panes: [[preview]], group: 0, id: 'home' };
  expect(panesFor({ ...FIELD, path: ['seo'] }, { ...from, ...WIDE })).toEqual([
    [{ id: 'home', params: { path: 'seo' } }, preview],
  ]);
});

const opened = { id: '__edit__home', params: { type: 'home', path: 'hero.title.en' } };
const previewOf = (shown: object) => ({
  id: '__edit__home',
  params: { type: 'home', view: 'preview', place: '7', ...shown },
});

test('opens a field of another document with its own preview, on the current page', () => {
  const from = { panes: [[{ id: 'about' }]], group: 0, id: 'about' };
  expect(panesFor(FIELD, { ...from, ...WIDE, page: '/team/a' })).toEqual([
    [opened, previewOf({ page: '/team/a' })],
  ]);
});

test('closes lists that would fold the form, and the preview if both do not fit', () => {
  const form = { id: 'home' };
  const preview = { id: 'home', params: { view: 'preview' } };
  const from = { panes: [[{ id: 'pages' }], [form, preview]], group: 1, id: 'home', ...WIDE };
  expect(panesFor(FIELD, { ...from, room: 1302 })).toHaveLength(2);
  expect(panesFor(FIELD, { ...from, room: 1280 })).toEqual([[opened, previewOf({})]]);
  expect(panesFor(FIELD, { ...from, room: 1250 })).toEqual([[opened]]);
});
