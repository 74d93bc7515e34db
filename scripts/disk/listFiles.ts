import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The sorted relative paths of all files below a folder, with slashes; without symbolic links. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
