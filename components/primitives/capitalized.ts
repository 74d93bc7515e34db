/**
 * A text written for the middle of a sentence, such as `at least 500,000 EUR`, where it stands alone.
 * Not by a style sheet: what is a single character, the 5 of 5 years, would then be left out of what
 * Chromium tells screen readers.
 */
export const capitalized = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
