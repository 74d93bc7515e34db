/**
 * The URL of a picture file. In a module of its own, because the islands take it to the browser,
 * which must not load the site's schema.
 *
 * @param name the picture's name in `locales/site.json`
 * @param extension `avif`, `webp` or `jpg`
 */
export const pictureUrl = (name: string, width: number, extension: string): string =>
  `/images/${name}-${width}.${extension}`;
