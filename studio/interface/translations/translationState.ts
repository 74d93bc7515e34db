import type { Path } from '@sanity/types';
import { isBilingual } from '../../../locales/flatten.ts';
import { itemPlace } from '../../schema/rules/items.ts';
import { type Lag, lagOf } from './agreement.ts';

/** A bilingual field with a language that must be written or checked again. */
export interface OpenTranslation extends Lag {
  /** Path of the bilingual value in its document, list items by key. */
  readonly path: Path;
}

/**
 * The missing and stale texts of a document or a part of it, including lists and pictures. Fields
 * without text in either language are reported by the validation.
 */
export function translationState(value: unknown, path: Path = []): OpenTranslation[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      translationState(item, [...path, itemPlace(item, index)]),
    );
  if (typeof value !== 'object' || value === null) return [];
  if (!isBilingual(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      translationState(inner, [...path, name]),
    );
  const lag = lagOf(value);
  return lag ? [{ ...lag, path }] : [];
}
