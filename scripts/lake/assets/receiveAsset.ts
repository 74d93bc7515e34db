import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { sha1Of } from '../../disk/sha1.ts';
import { LakeError } from '../error.ts';
import { PRIVATE_FILE } from '../privateFolder.ts';
import type { AssetFolder } from './assetFolder.ts';
import { describeAsset } from './describeAsset.ts';
import type { AssetKind } from './kind.ts';

/** An upload: a stream of bytes, and the client's metadata. */
interface Upload {
  readonly kind: AssetKind;
  readonly body: AsyncIterable<Uint8Array>;
  readonly originalFilename: string | undefined;
}

/**
 * Receives an asset into the folder and flushes it to disk.
 *
 * @returns its document, not yet stored
 * @throws {LakeError} when the upload is empty, or not a readable picture
 */
export async function receiveAsset(folder: AssetFolder, upload: Upload) {
  const { kind, body, originalFilename } = upload;
  const file = folder.incoming();
  try {
    // Opened first: otherwise a body that is refused at once could leave the file behind.
    const handle = await open(file, 'wx', PRIVATE_FILE);
    await pipeline(body, handle.createWriteStream({ flush: true }));
    const { sha1, size } = await sha1Of(file);
    if (size === 0) throw new LakeError('malformed', 'The upload is empty');
    const { document, name } = await describeAsset({ kind, file, sha1, size, originalFilename });
    await folder.keep(file, kind, name);
    return document;
  } finally {
    await rm(file, { force: true });
  }
}
