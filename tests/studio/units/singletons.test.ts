import { describe, expect, test } from 'vitest';
import { isOptionalScreen, SINGLETON_TYPES } from '../../../locales/routes.ts';
import { singletonActions } from '../../../studio/interface/structure/singletons.ts';
import { templates } from '../../../studio/interface/structure/templates.ts';
import { schemaTypes } from '../../../studio/schema/index.ts';

const DOCUMENT_TYPES = schemaTypes
  .filter(({ type }) => type === 'document')
  .map(({ name }) => name);

/** Types with several documents. */
const LISTED = DOCUMENT_TYPES.filter((name) => !SINGLETON_TYPES.includes(name));

/** Sanity's document actions. */
const ACTIONS = (
  ['publish', 'unpublish', 'discardChanges', 'duplicate', 'delete', 'restore'] as const
).map((action) => Object.assign(() => null, { action }));

const allowed = (schemaType: string) =>
  singletonActions(ACTIONS, { schemaType }).map(({ action }) => action);

test('every singleton has a form', () => {
  expect(DOCUMENT_TYPES).toEqual(expect.arrayContaining([...SINGLETON_TYPES]));
});

describe.each(SINGLETON_TYPES)('the singleton %s', (type) => {
  test('can be published and restored, but not duplicated; only an optional screen removed', () => {
    const removal = isOptionalScreen(type);
    const actions = ['publish', removal && 'unpublish', 'discardChanges', removal && 'delete'];
    expect(allowed(type)).toEqual([...actions.filter(Boolean), 'restore']);
  });

  test('cannot be created', () => {
    const defaults = DOCUMENT_TYPES.map((name) => ({
      id: name,
      title: name,
      schemaType: name,
      value: {},
    }));
    expect(templates(defaults).map(({ schemaType }) => schemaType)).not.toContain(type);
  });
});

test.each(LISTED)('%s can be created and deleted', (type) => {
  expect(allowed(type)).toEqual(ACTIONS.map(({ action }) => action));
});
