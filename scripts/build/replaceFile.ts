import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileDurably } from '../disk/durableWrites.ts';

/**
 * Replaces a file if its content differs. It is never written in place, because releases hard-link to
 * the files of earlier builds.
 */
export async function replaceFile(file: string, content: string): Promise<void> {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileDurably(file, content);
}
