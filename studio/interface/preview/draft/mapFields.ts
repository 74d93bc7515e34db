import type { FetchedDocument } from '../../../queries/documents.ts';

/** Maps the fields of a document; fields mapped to `undefined` are removed. */
export const mapFields = (
  document: FetchedDocument,
  make: (value: unknown, name: string) => unknown,
): FetchedDocument => ({ ...mapRecord(document, make), _id: document._id, _type: document._type });

/** The same for any record. */
export const mapRecord = (
  record: Readonly<Record<string, unknown>>,
  make: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const made = make(value, name);
      return made === undefined ? [] : [[name, made]];
    }),
  );
