import type { TermPlace } from '../locales/parts.ts';

/** The words by which the terms of the glossary are found in a page's texts. */
export const termTexts = (terms: readonly TermPlace[]) =>
  terms.map(({ group }) => [group, 'term', 'others'] as const);
