import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { PORTRAIT_SHAPE } from '../../../locales/kinds.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { readPictureId } from './pictureFile.ts';
import { readPublished } from './readPublished.ts';
import { textIn } from './siblingDocuments.ts';

/** Width of a picture in a carousel or of a project on screen, in pixels. */
export const PICTURE_WIDTH = 800;

/** A portrait is 22rem wide beside a biography; sharp screens have two device pixels per pixel. */
export const PORTRAIT_WIDTH = 704;

/**
 * Warns about a picture with fewer pixels than the site shows, which would look blurred. What is
 * cropped off does not count.
 *
 * @param least the minimum width
 */
export const pictureSizeRule =
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

/** The fraction of the width that remains after cropping. */
const shareOf = (crop: unknown): number =>
  isRecord(crop) ? 1 - Number(crop.left ?? 0) - Number(crop.right ?? 0) : 1;

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
