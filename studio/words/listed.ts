/** `A`, `A and B`, `A, B and C`. */
export const listed = new Intl.ListFormat('en', { type: 'conjunction' });
