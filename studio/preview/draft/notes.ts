import type { SchemaType } from '@sanity/types';
import type { Page } from '../../compose/pages.ts';
import type { Document } from '../../queries/documents.ts';
import { describeField } from '../../words/describeField.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import type { Gap } from './gaps.ts';

/** Gives the compiled type of a name, as the Studio's schema does. */
export type TypeOf = (name: string) => SchemaType | undefined;

/** What stands on the page in the place of a text that lacks one language. */
export const gapNote =
  (typeOf: TypeOf) =>
  ({ _type }: Document, { path, locale }: Gap) =>
    `[${LANGUAGE_NAMES[locale]} is missing: ${describeField(typeOf(_type), path)}]`;

/** A text that a page asks for, as the field in which it is written. */
export interface FieldOfKey {
  /** Id of the document, where it has a page of its own. */
  readonly id: string | undefined;
  readonly title: string;
}

/** Groups of documents that have no page. */
const PAGELESS = { nav: 'navigation', site: 'siteSettings' } as const;

/** Finds the field behind a catalogue key, e.g. `team.grace-lin.bio`. */
export function fieldOfKey(key: string, pages: readonly Page[], typeOf: TypeOf): FieldOfKey {
  const page = pages.find(({ group }) => key.startsWith(`${group}.`));
  if (page) {
    const { _id, _type } = page.document;
    const path = key.slice(page.group.length + 1).split('.');
    return { id: _id, title: describeField(typeOf(_type), path) };
  }
  const [group = '', ...path] = key.split('.');
  for (const [name, type] of Object.entries(PAGELESS))
    if (group === name) return { id: type, title: describeField(typeOf(type), path) };
  return { id: 'labels', title: describeField(typeOf('labels'), [group, ...path]) };
}
