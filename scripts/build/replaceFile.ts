import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileDurably } from '../disk/durable.ts';

/**
 * Writes a file where it differs, in a file of its own: releases have links to the files of earlier
 * builds, and none is written into.
 */
export async function replaceFile(file: string, content: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileDurably(file, content);
}
