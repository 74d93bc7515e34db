import { PICTURE_HOST } from '../../../compose/site/pictures.ts';

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
