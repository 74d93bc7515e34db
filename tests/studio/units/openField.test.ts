import { expect, test } from 'vitest';
import { panesFor } from '../../../studio/interface/preview/pane/openField.ts';

const FIELD = { id: 'home', type: 'home', path: ['hero', 'title', 'en'] };

test('a field of the document opens in the form beside the preview', () => {
  const [form, preview] = [{ id: 'home' }, { id: 'home', params: { view: 'preview' } }];
  const from = { panes: [[{ id: 'pages' }], [form, preview]], group: 1, id: 'home' };
  expect(panesFor(FIELD, { ...from, page: undefined })).toEqual([
    [{ id: 'pages' }],
    [{ id: 'home', params: { path: 'hero.title.en' } }, preview],
  ]);
});

test('a preview alone gets the form beside it', () => {
  const preview = { id: 'home', params: { view: 'preview' } };
  const from = { panes: [[preview]], group: 0, id: 'home', page: undefined };
  expect(panesFor(FIELD, from)).toEqual([
    [{ id: 'home', params: { path: 'hero.title.en' } }, preview],
  ]);
});

test('a field of another document opens with its own preview, on the page that is shown', () => {
  const from = { panes: [[{ id: 'about' }]], group: 0, id: 'about', page: '/team/a' };
  expect(panesFor(FIELD, from)).toEqual([
    [
      { id: '__edit__home', params: { type: 'home', path: 'hero.title.en' } },
      { id: '__edit__home', params: { type: 'home', view: 'preview', page: '/team/a' } },
    ],
  ]);
});
