import type { CustomValidator } from '@sanity/types';
import { say } from '../../words/say.ts';

/** Resizing larger pictures would take minutes and all memory. */
export const MAX_PIXELS = 100_000_000;

/** Accepted formats: SVG can contain scripts, and animations are not shown. */
export const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;

/** Their extensions in Sanity's ids. */
const EXTENSIONS = [...PICTURE_FORMATS, 'jpg'];

/**
 * Describes what is wrong with the file of a picture, for the editor.
 *
 * @param id Sanity's id of the file, e.g. `image-<sha1>-800x600-png`
 */
export function pictureFileProblem(id: string): string | undefined {
  const file = readPictureId(id);
  if (!file || !EXTENSIONS.some((extension) => extension === file.extension))
    return say('The site cannot show this kind of file: choose a PNG, JPEG, WebP or AVIF picture');
  const { width, height } = file;
  return width * height > MAX_PIXELS
    ? say(
        'This picture is too large ([width] × [height]): choose one of at most [most] million pixels',
        { width, height, most: MAX_PIXELS / 1e6 },
      )
    : undefined;
}

/** Reads the size and format of a file from Sanity's id. */
export function readPictureId(id: string) {
  const { width, height, extension } =
    /-(?<width>\d+)x(?<height>\d+)-(?<extension>[a-z]+)$/.exec(id)?.groups ?? {};
  return extension === undefined
    ? undefined
    : { width: Number(width), height: Number(height), extension };
}

/**
 * {@link pictureFileProblem} as a rule; `required` reports an empty picture. During an upload,
 * Sanity would publish the previous picture, and the end of the upload would create a new draft.
 */
export const pictureFileRule: CustomValidator = (picture) => {
  if (typeof picture !== 'object' || picture === null) return true;
  if ('_upload' in picture && picture._upload)
    return say(
      'This picture is still being uploaded: wait, or upload it again if it does not progress',
    );
  const asset = 'asset' in picture ? picture.asset : undefined;
  if (typeof asset === 'object' && asset !== null && '_ref' in asset)
    return pictureFileProblem(String(asset._ref)) ?? true;
  return isEmpty(picture) || say('Choose a picture');
};

/** Whether `required` considers it empty. */
const isEmpty = (picture: object) => Object.keys(picture).every((key) => key.startsWith('_'));
