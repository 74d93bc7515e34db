import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { PORTRAIT_SHAPE } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { readPictureId } from './pictureFile.ts';

/** A picture in a strip or of a project is that wide on a screen, in pixels. */
export const PICTURE_WIDTH = 800;

/** A portrait is 22rem wide beside a biography; sharp screens have two pixels for each. */
export const PORTRAIT_WIDTH = 704;

/**
 * Advises on a picture with fewer pixels than the site shows: it would be blurred there. What is cut
 * off does not count.
 *
 * @param least the width that it should have
 */
export const pictureSize =
  (least: number): CustomValidator =>
  (picture, { environment }) => {
    if (environment !== 'studio' || !isRecord(picture) || !isRecord(picture.asset)) return true;
    const file = readPictureId(String(picture.asset._ref));
    if (!file) return true;
    const width = Math.round(file.width * shareOf(picture.crop));
    return width >= least
      ? true
      : say(
          'This picture is small ([width] pixels wide) and looks blurred on the site: choose one at least [least] pixels wide',
          { width, least },
        );
  };

/** How much of the width is left between what is cut off at the sides. */
const shareOf = (crop: unknown): number =>
  isRecord(crop) ? 1 - Number(crop.left ?? 0) - Number(crop.right ?? 0) : 1;

/** What nobody sees. */
const NEAR = 0.03;

/**
 * Advises on a portrait of another shape than the site shows. With a focal point the site cuts it to
 * that shape by itself.
 */
export const portraitShape: CustomValidator = (picture, { environment }) => {
  if (environment !== 'studio' || !isRecord(picture) || isRecord(picture.hotspot)) return true;
  const file = isRecord(picture.asset) && readPictureId(String(picture.asset._ref));
  if (!file) return true;
  const { width, height } = file;
  const shape = width / height;
  return Math.abs(shape / PORTRAIT_SHAPE - 1) < NEAR
    ? true
    : say(
        'This picture is [width] × [height], but the site shows portraits at 4:5: set the focal point, and the site crops the picture around it',
        { width, height },
      );
};
