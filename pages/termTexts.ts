import type { TermPlace } from '../locales/parts.ts';

/** The words that link a page's texts to the glossary. */
export const termTexts = (terms: readonly TermPlace[]) =>
  terms.map(({ group }) => [group, 'term', 'others'] as const);
