/**
 * Capitalizes a text written for the middle of a sentence, such as `at least 500,000 EUR`. Not done in
 * CSS, because Chromium would then hide a single character, such as the 5 of 5 years, from screen
 * readers.
 */
export const capitalize = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
