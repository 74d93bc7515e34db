import { cutOf, cutUrl } from '../../../compose/site/cut.ts';
import type { Pictures } from '../../../compose/site/pictures.ts';
import { pictureAddress } from './pictureAddress.ts';

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
