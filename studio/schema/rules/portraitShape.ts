import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { PORTRAIT_SHAPE } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { readPictureId } from './pictureFile.ts';

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
        'This is [width] × [height]; the site shows portraits 4 wide to 5 high: set the focal point, and it cuts the picture around it',
        { width, height },
      );
};
