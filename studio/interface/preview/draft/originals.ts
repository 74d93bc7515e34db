import { cutOf, cutUrl } from '../../../compose/site/cut.ts';
import { PICTURE_HOST, type Pictures } from '../../../compose/site/pictures.ts';

/**
 * Pictures as they were uploaded: the files that visitors get are made by the pull. A picture's name
 * is the whole address of its original (see `originalUrl.ts`).
 *
 * @param lake origin that the Studio's client asks: beside Sanity's, pictures of no other are shown
 */
export const originalsOf = (lake: string): Pictures => ({
  describe: (picture) => {
    const { file, caption } = picture;
    const cut = cutOf(picture);
    const { width, height } = cut ?? file;
    return {
      name: cutUrl(pictureAddress(file.url, lake), cut),
      ...{ width, height, widths: [width] },
      fallback: 'jpg',
      captioned: caption !== undefined,
    };
  },
  // Pictures of shared links are in the head, which the preview does not show.
  shareUrl: () => '',
  defaultShareUrl: '',
});

/** Loads nothing: the words of the picture stand in its place. */
const NOWHERE = 'about:blank';

/**
 * The address that the preview loads a picture from. Whoever edits could name any: as in a pull, only
 * Sanity's own host of pictures and that of the configured lake are asked.
 *
 * @param url of the original, as its document says
 * @param lake origin that the Studio's client asks
 */
export function pictureAddress(url: string, lake: string): string {
  const { origin } = new URL(url);
  return origin === PICTURE_HOST || origin === lake ? url : NOWHERE;
}
