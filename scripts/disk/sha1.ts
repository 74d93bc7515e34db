import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Bytes that are in memory at once. */
const CHUNK = 256 * 1024;

/**
 * The SHA-1 of a file, by which Sanity names it, and its size in bytes. It is read into one buffer
 * again and again: a stream leaves as much garbage as the file is large.
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
