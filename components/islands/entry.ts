/** The module that wakes islands, by its path in the checkout; its style sheet is theirs. */
export const ISLANDS_ENTRY = 'components/islands/runtime/islands.ts';
