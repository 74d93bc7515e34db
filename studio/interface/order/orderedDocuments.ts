import * as v from 'valibot';
import { compareStrings } from '../../../locales/compareStrings.ts';
import { slugOf } from '../../schema/addresses.ts';
import { overlay, type StoredDocument } from '../../schema/overlay.ts';
import { documentName } from '../words/documentName.ts';
import type { OrderedItem } from './reorder.ts';

/** A list whose order visitors see: all documents of a type, or a family of programmes. */
export const OrderedList = v.object({ type: v.string(), family: v.optional(v.string()) });
export type OrderedList = v.InferOutput<typeof OrderedList>;

/** A document in its place. */
export interface OrderedDocument extends OrderedItem {
  readonly name: string;
  readonly isDraft: boolean;
  readonly stored: StoredDocument;
}

/** Order numbers that the lake has not reported yet, by the document as it was stored then. */
export type Moves = ReadonlyMap<StoredDocument, number>;

/** The moves without those that are done. */
export function dropDoneMoves(
  moves: Moves,
  isDone: (document: StoredDocument, order: number) => boolean,
): Moves {
  const open = [...moves].filter((move) => !isDone(...move));
  return open.length === moves.size ? moves : new Map(open);
}

/**
 * The documents of a list in the order of the site, with drafts in place of what they replace.
 *
 * @param moves a document that changed since has the place that the lake reports
 */
export function orderedDocuments(
  documents: readonly StoredDocument[],
  { type, family }: OrderedList,
  moves: Moves,
): readonly OrderedDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return overlay(documents, 'drafts')
    .filter((document) => document._type === type)
    .filter((document) => family === undefined || document.family === family)
    .map((document) => {
      const id = document._id;
      const draft = byId.get(`drafts.${id}`);
      const stored = draft ?? document;
      const order = moves.get(stored) ?? stored.order;
      return {
        stored,
        id,
        name: documentName(document) ?? type,
        isDraft: draft !== undefined,
        order: typeof order === 'number' ? order : undefined,
      };
    })
    .sort(
      (a, b) =>
        (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
        compareStrings(slugOf(a.stored) ?? '', slugOf(b.stored) ?? ''),
    );
}
