import type { CustomValidator } from '@sanity/types';

/** Makes a Sanity validator from a check of a text. Other rules report missing or wrong values. */
export const textRule =
  (problem: (text: string) => string | undefined): CustomValidator =>
  (value) =>
    typeof value === 'string' ? (problem(value) ?? true) : true;

/** The same for advice. Only in the Studio: the pull refuses nothing for it. */
export const textAdvice =
  (advice: (text: string) => string | undefined): CustomValidator =>
  (value, context) =>
    context.environment === 'studio' ? textRule(advice)(value, context) : true;
