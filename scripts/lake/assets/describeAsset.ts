import path from 'node:path';
import sharp from 'sharp';
import { failureMessage } from '../../command/failure.ts';
import type { LakeDocument } from '../documents/document.ts';
import { LakeError } from '../error.ts';
import { ASSET_KINDS, type AssetKind } from './kind.ts';

/** The project and dataset in asset URLs; the lake accepts any. */
const DATASET_PATH = 'embedded/production';

/** A received file that has no document yet. */
interface ReceivedAsset {
  readonly kind: AssetKind;
  readonly file: string;
  readonly sha1: string;
  readonly size: number;
  readonly originalFilename: string | undefined;
}

/**
 * Creates the document of an asset, and its file name.
 *
 * @throws {LakeError} when a picture cannot be decoded
 */
export async function describeAsset(
  received: ReceivedAsset,
): Promise<{ document: LakeDocument; name: string }> {
  const { kind, sha1, size, originalFilename } = received;
  const { prefix, type } = ASSET_KINDS[kind];
  const picture = kind === 'images' ? await describePicture(received) : undefined;
  const extension = picture?.extension ?? fileExtension(originalFilename);
  const stem = picture ? `${sha1}-${picture.width}x${picture.height}` : sha1;
  const name = `${stem}.${extension}`;
  const document = {
    _id: `${prefix}-${stem}-${extension}`,
    _type: type,
    assetId: sha1,
    sha1hash: sha1,
    extension,
    mimeType: mimeTypeOf(extension),
    ...(originalFilename !== undefined && { originalFilename }),
    path: `${kind}/${DATASET_PATH}/${name}`,
    size,
    ...(picture && { metadata: picture.metadata }),
  };
  return { document, name };
}

async function describePicture({ file, originalFilename }: ReceivedAsset) {
  try {
    const { autoOrient, format, hasAlpha, compression } = await sharp(file).metadata();
    // As displayed: a photograph may be stored rotated, with its orientation in EXIF.
    const { width, height } = autoOrient;
    const aspectRatio = width / height;
    const dimensions = { _type: 'sanity.imageDimensions', width, height, aspectRatio };
    const metadata = { _type: 'sanity.imageMetadata', dimensions, hasAlpha, isOpaque: !hasAlpha };
    return { width, height, extension: pictureExtension(format, compression), metadata };
  } catch (cause) {
    const name = originalFilename ?? 'The upload';
    throw new LakeError(
      'malformed',
      `${name} is not a readable picture: replace it (${failureMessage(cause)})`,
    );
  }
}

function pictureExtension(format: string, compression: string | undefined): string {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format === 'jpeg' ? 'jpg' : format;
}

const fileExtension = (name = '') =>
  /^\.([a-z0-9]{1,16})$/.exec(path.extname(name).toLowerCase())?.[1] ?? 'bin';

const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
  ['tif', 'image/tiff'],
  ['pdf', 'application/pdf'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['json', 'application/json'],
  ['mp4', 'video/mp4'],
  ['mp3', 'audio/mpeg'],
  ['zip', 'application/zip'],
]);
const PICTURES = new Set(['png', 'gif', 'webp', 'avif', 'tiff', 'heic']);

/** The content type of an asset; never HTML or JavaScript. */
export const mimeTypeOf = (extension: string): string =>
  MIME_TYPES.get(extension) ??
  (PICTURES.has(extension) ? `image/${extension}` : 'application/octet-stream');
