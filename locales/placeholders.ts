/** A placeholder in i18next's notation: `{{minInvestment}}`, with a format `{{days, number}}`. */
const PLACEHOLDER = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{},\s]+)\s*)?\}\}/g;

/** The names of a text's placeholders, in order, with repetitions. */
export const placeholderNames = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * Replaces the placeholders of a text.
 *
 * @param value returns the value for a name and format, or `undefined` to keep the placeholder
 */
export const fillPlaceholders = (
  text: string,
  value: (name: string, format: string | undefined) => string | undefined,
): string =>
  text.replace(
    PLACEHOLDER,
    (placeholder, name: string, format: string | undefined) => value(name, format) ?? placeholder,
  );
