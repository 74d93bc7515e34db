import { stat, truncate, writeFile } from 'node:fs/promises';

/**
 * Fills a small disk.
 *
 * @param filler file that uses the space; remove it to free the space
 * @param size of the disk, in bytes
 * @param left bytes to leave free
 */
export async function fillDisk(filler: string, size: number, left = 0): Promise<void> {
  // On a full disk it keeps what was written.
  await writeFile(filler, Buffer.alloc(size)).catch(() => {});
  await truncate(filler, Math.max(0, (await stat(filler)).size - left));
}
