/**
 * The address of a picture's file. It stands apart from the site's schema, because it reaches
 * browsers with the islands.
 *
 * @param name as `locales/site.json` has it
 * @param extension `avif`, `webp` or the picture's fallback
 */
export const pictureUrl = (name: string, width: number, extension: string): string =>
  `/images/${name}-${width}.${extension}`;
