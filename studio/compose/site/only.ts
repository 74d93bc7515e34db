/**
 * The document of a type of which the site has one.
 *
 * @throws when there is none
 */
export function only<Document>([document]: readonly Document[], type: string): Document {
  if (document) return document;
  throw new Error(`The site has no document "${type}"`);
}
