import { PICTURE_HOST } from '../../../studio/compose/site/pictures.ts';
import type { PictureDocument } from '../../../studio/queries/fragments.ts';
import { PICTURE_FORMATS } from '../../../studio/schema/rules/pictureFile.ts';
import { say } from '../../../studio/words/say.ts';
import { CommandError } from '../../command/command.ts';
import { explainDiskFailure } from '../../disk/diskFailure.ts';
import { sha1Of } from '../../disk/sha1.ts';
import { UnusableResponse } from '../source/boundedFetch.ts';
import { isTemporaryStatus, statusOf } from '../source/retry.ts';
import type { Source } from '../source/source.ts';
import { PictureFault, readMetadata } from './readPicture.ts';

/**
 * Downloads the original of a picture to a file and checks it.
 *
 * @throws {PictureFault} if it cannot be used
 * @throws {CommandError} if it is temporarily unavailable
 */
export async function downloadOriginal(
  file: PictureDocument['file'],
  source: Source,
  original: string,
): Promise<void> {
  await download(file, source, original);
  await checkOriginal(original, file);
}

async function download(
  file: PictureDocument['file'],
  source: Source,
  original: string,
): Promise<void> {
  await source.download(file.url, original).catch((cause: unknown) => {
    const status = statusOf(cause);
    if (status === 404 || status === 410)
      throw new PictureFault(say('[file] no longer exists: upload it again', { file: file._id }));
    const refusal = refusalOf(cause);
    if (refusal)
      throw new PictureFault(
        say('[file] cannot be downloaded ([cause]): upload another file', {
          file: file._id,
          cause: refusal,
        }),
      );
    // A disk error must not be reported as a failed download.
    const explained = explainDiskFailure(cause);
    if (explained !== cause) throw explained;
    throw new CommandError(`${file._id} could not be downloaded: run the command again`, { cause });
  });
  // Sanity's host removes metadata such as the place where a photograph was taken, which changes the
  // content: it sends originals only on request (dlRaw=true), and with a token.
  if (new URL(file.url).origin === PICTURE_HOST) return;
  const { sha1 } = await sha1Of(original);
  if (!file._id.startsWith(`image-${sha1}-`))
    throw new PictureFault(
      say('[file] is damaged, because its content does not match its name: upload it again', {
        file: file._id,
      }),
    );
}

/** Why no later download of the same file would succeed. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof UnusableResponse) return error.message;
  const status = statusOf(error);
  return status === undefined || isTemporaryStatus(status) ? undefined : `HTTP status ${status}`;
}

/** Checks the content of a file against its record in the lake. */
async function checkOriginal(
  original: string,
  { width, height }: PictureDocument['file'],
): Promise<void> {
  const { format, autoOrient } = await readMetadata(original);
  if (!READABLE_FORMATS.has(format))
    throw new PictureFault(
      say('is actually a [format] file: upload the picture as [formats]', {
        format,
        formats: PICTURE_FORMATS.join(', '),
      }),
    );
  // Crop, focal point and layout would be those of a rotated picture.
  const isTurned = width !== height && autoOrient.width === height && autoOrient.height === width;
  if (isTurned)
    throw new PictureFault(
      say('is recorded as [width] × [height], but has the other orientation: upload it again', {
        width,
        height,
      }),
    );
}

const READABLE_FORMATS: ReadonlySet<string> = new Set([...PICTURE_FORMATS, 'heif']);
