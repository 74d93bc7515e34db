/**
 * A place in a text where a value is put in, in i18next's notation: `{{minInvestment}}`, or with
 * a format `{{minInvestment, number}}`.
 */
const PLACEHOLDER = /\{\{\s*([^{},\s]+)\s*(?:,\s*([^{},\s]+)\s*)?\}\}/g;

/** The names in a text's placeholders, in order, repeated where the text repeats them. */
export const placeholderNames = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * Puts values into a text.
 *
 * @param value gives the value for a name and format, or `undefined` to leave the place as it is
 */
export const fillPlaceholders = (
  text: string,
  value: (name: string, format: string | undefined) => string | undefined,
): string =>
  text.replace(
    PLACEHOLDER,
    (place, name: string, format: string | undefined) => value(name, format) ?? place,
  );
