import { stat, truncate, writeFile } from 'node:fs/promises';

/**
 * Fills a small disk.
 *
 * @param filler the file that takes all room; removing it makes room again
 * @param size of the disk, in bytes
 * @param left bytes to leave free
 */
export async function fillDisk(filler: string, size: number, left = 0): Promise<void> {
  // Refused for lack of room, it keeps what it could write.
  await writeFile(filler, Buffer.alloc(size)).catch(() => {});
  await truncate(filler, Math.max(0, (await stat(filler)).size - left));
}
