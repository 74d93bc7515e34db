import type { CustomValidator } from '@sanity/types';

/**
 * A rule for a text, as Sanity runs it. A missing value and a value of another type are left to the
 * rules that say so.
 */
export const checkText =
  (problem: (text: string) => string | undefined): CustomValidator =>
  (value) =>
    typeof value === 'string' ? (problem(value) ?? true) : true;
