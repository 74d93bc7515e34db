import type { Pictures } from '../../compose/site/pictures.ts';

/**
 * Pictures as they were uploaded: the files that visitors get are made by the pull. A picture's name
 * is the whole address of its original (see `originalUrl.ts`).
 */
export const originals: Pictures = {
  describe: ({ file, caption }) => ({
    name: file.url,
    width: file.width,
    height: file.height,
    widths: [file.width],
    fallback: 'jpg',
    captioned: caption !== undefined,
  }),
  // Pictures of shared links stand in the head, which the preview does not show.
  shareUrl: () => '',
  defaultShareUrl: '',
};
