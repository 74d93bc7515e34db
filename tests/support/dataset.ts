import type { LakeDocument } from '../../scripts/lake/documents/document.ts';
import { valueAt } from '../../studio/schema/valuesIn.ts';
import { fixtureDocuments } from './fixtureDocuments.ts';

/** A change to the documents of the fixture. */
export type Edit = (documents: LakeDocument[]) => LakeDocument[];

/** @param path e.g. `overview.title.en`; array items by index */
export const setField = (id: string, path: string, value: unknown): Edit =>
  changing(id, (document) => plant(document, path.split('.'), value));

export const removeField = (id: string, path: string): Edit => setField(id, path, undefined);

export const addDocument =
  (document: LakeDocument): Edit =>
  (documents) => [...documents, document];

export const removeDocument =
  (id: string): Edit =>
  (documents) =>
    documents.filter(({ _id }) => _id !== id);

/** Adds a copy of a document under another id, with some of its fields changed. */
export const copyDocument =
  (id: string, newId: string, fields: Readonly<Record<string, unknown>> = {}): Edit =>
  (documents) => {
    const copy = { ...structuredClone(find(documents, id)), _id: newId };
    for (const [path, value] of Object.entries(fields)) plant(copy, path.split('.'), value);
    return [...documents, copy];
  };

/** The value at a path of a document, e.g. to put part of it back. */
export const fieldOf = (id: string, path: string): unknown =>
  valueAt(find(fixtureDocuments(), id), path.split('.'));

function changing(id: string, change: (document: LakeDocument) => void): Edit {
  return (documents) => {
    change(find(documents, id));
    return documents;
  };
}

function find(documents: readonly LakeDocument[], id: string): LakeDocument {
  const document = documents.find(({ _id }) => _id === id);
  if (!document) throw new Error(`The dataset has no document ${id}`);
  return document;
}

function plant(target: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (!isRecord(target)) throw new Error(`There is nothing to set "${key}" on`);
  if (rest.length > 0) plant(target[key], rest, value);
  else if (value === undefined) delete target[key];
  else target[key] = value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
