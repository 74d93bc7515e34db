import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { PORTRAIT_SHAPE } from '../../../locales/kinds.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { sum } from '../../../locales/sum.ts';
import { say } from '../../words/say.ts';
import { readPictureId } from './pictureFile.ts';
import { readPublished } from './readPublished.ts';
import { textIn } from './storedDocuments.ts';

/** Width of a picture in a carousel or of a project on screen, in pixels. */
export const PICTURE_WIDTH = 800;

/** A portrait is 22rem wide beside a biography; sharp screens have two device pixels per pixel. */
export const PORTRAIT_WIDTH = 704;

/**
 * Warns about a picture with fewer pixels than the site shows, which would look blurred. What is
 * cropped off does not count.
 *
 * @param least the minimum width
 * @param shape the aspect ratio to which the site crops it around a focal point
 */
export const pictureSizeRule =
  (least: number, shape?: number): CustomValidator =>
  (picture, { environment }) => {
    if (environment !== 'studio' || !isRecord(picture) || !isRecord(picture.asset)) return true;
    const file = readPictureId(String(picture.asset._ref));
    if (!file) return true;
    const { crop, hotspot } = picture;
    const width = Math.round(file.width * shareOf(crop, 'left', 'right'));
    if (width < least)
      return say(
        'This picture is small ([width] pixels wide) and looks blurred on the site: choose one at least [least] pixels wide',
        { width, least },
      );
    if (shape === undefined || !isRecord(hotspot)) return true;
    const shown = Math.round(file.height * shareOf(crop, 'top', 'bottom') * shape);
    return shown >= least
      ? true
      : say(
          'The site crops this picture to [shown] pixels in width, which looks blurred: choose one of at least [least] × [height] pixels',
          { shown, least, height: Math.round(least / shape) },
        );
  };

/** The fraction that remains after cropping two sides. */
const shareOf = (crop: unknown, ...sides: readonly string[]): number =>
  isRecord(crop) ? 1 - sum(sides.map((side) => Number(crop[side] ?? 0))) : 1;

/** A deviation too small to notice. */
const TOLERANCE = 0.03;

/**
 * Warns about a portrait with another aspect ratio than the site shows. With a focal point the site
 * crops it automatically.
 */
export const portraitShapeRule: CustomValidator = (picture, { environment }) => {
  if (environment !== 'studio' || !isRecord(picture) || isRecord(picture.hotspot)) return true;
  const file = isRecord(picture.asset) && readPictureId(String(picture.asset._ref));
  if (!file) return true;
  const { width, height } = file;
  const shape = width / height;
  return Math.abs(shape / PORTRAIT_SHAPE - 1) < TOLERANCE
    ? true
    : say(
        'This picture is [width] × [height], but the site shows portraits at 4:5: set the focal point, and the site crops the picture around it',
        { width, height },
      );
};

/** Warns about a description that was published with another picture. */
export const describedAnewRule: CustomValidator = async (alt, context) => {
  const { parent } = context;
  const published = await readPublished(context, -1);
  if (!published || !isRecord(parent) || fileOf(parent) === fileOf(published)) return true;
  const message = say('The picture changed but this did not: describe the new one');
  return LOCALES.filter(
    (language) => textIn(alt, language) === textIn(published.alt, language),
  ).map((language) => ({ path: [language], message }));
};

const fileOf = ({ asset }: Record<string, unknown>): unknown =>
  isRecord(asset) ? asset._ref : undefined;
