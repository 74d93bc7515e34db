import { PICTURE_HOST, type Pictures } from '../../../compose/site/pictures.ts';
import { regionUrl, visibleRegion } from '../../../compose/site/visibleRegion.ts';

/**
 * Uses pictures as they were uploaded, because the files for visitors are made by the pull. A
 * picture's name is the full address of its original (see `originalUrl.ts`).
 *
 * @param lake origin of the lake; besides Sanity's, only its pictures are shown
 */
export const originalsOf = (lake: string): Pictures => ({
  describe: (picture) => {
    const { file, caption } = picture;
    const region = visibleRegion(picture);
    const { width, height } = region ?? file;
    return {
      name: regionUrl(pictureAddress(file.url, lake), region),
      width,
      height,
      widths: [width],
      captioned: caption !== undefined,
    };
  },
  // Pictures for shared links are in the head, which the preview does not show.
  shareUrl: () => '',
  defaultShareUrl: '',
});

/** Loads nothing: the alternative text is shown instead. */
const BLANK = 'about:blank';

/**
 * The address that the preview loads a picture from. An editor could enter any: as in a pull, only
 * Sanity's picture host and the configured lake are requested.
 *
 * @param url of the original, as in its document
 * @param lake origin of the lake
 */
export function pictureAddress(url: string, lake: string): string {
  const { origin } = new URL(url);
  return origin === PICTURE_HOST || origin === lake ? url : BLANK;
}
