/**
 * The single document of a type.
 *
 * @throws if there is none
 */
export function only<Document>([document]: readonly Document[], type: string): Document {
  if (document) return document;
  throw new Error(`The site has no document "${type}"`);
}
