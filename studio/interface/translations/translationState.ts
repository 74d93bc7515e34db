import type { Path } from '@sanity/types';
import { isBilingual } from '../../../locales/flatten.ts';
import { itemPlace } from '../../schema/rules/items.ts';
import { type Lag, lagOf } from './agreement.ts';

/** A bilingual field with a language that must be written or looked at again. */
export interface OpenTranslation extends Lag {
  /** Where the bilingual value is in its document, list items by key. */
  readonly path: Path;
}

/**
 * What is missing or stale in a document or a part of one, lists and pictures included. Fields that
 * have no text in either language are left to the validation.
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
