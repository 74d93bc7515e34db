import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Buffer size in bytes. */
const CHUNK = 256 * 1024;

/**
 * The SHA-1 of a file, which Sanity uses as the name of an asset, and its size in bytes. Reuses one
 * buffer: a stream would allocate as much memory as the file is large.
 */
export async function sha1Of(file: string): Promise<{ sha1: string; size: number }> {
  const hash = createHash('sha1');
  const buffer = Buffer.allocUnsafeSlow(CHUNK);
  await using handle = await open(file);
  let size = 0;
  for (;;) {
    const { bytesRead } = await handle.read(buffer);
    if (bytesRead === 0) return { sha1: hash.digest('hex'), size };
    hash.update(buffer.subarray(0, bytesRead));
    size += bytesRead;
  }
}
