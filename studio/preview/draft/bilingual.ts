import { isRecord } from '../../../locales/isRecord.ts';
import { LOCALES, type Localized } from '../../../locales/locale.ts';
import type { Document } from '../../queries/documents.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A value that holds both languages, or is about to: `{en, zh}`. */
export const isBilingual = (value: unknown): value is Fields & Partial<Localized<unknown>> =>
  isRecord(value) && LOCALES.some((locale) => locale in value);

/** A document with each field made anew; fields that are made `undefined` are left out. */
export const mapFields = (
  document: Document,
  make: (value: unknown, name: string) => unknown,
): Document => ({ ...mapRecord(document, make), _id: document._id, _type: document._type });

/** The same for any record. */
export const mapRecord = (
  record: Fields,
  make: (value: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const made = make(value, name);
      return made === undefined ? [] : [[name, made]];
    }),
  );
