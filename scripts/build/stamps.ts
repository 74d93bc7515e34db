import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Size and time of change of every file below a folder, by path with slashes. */
export type Stamps = ReadonlyMap<string, string>;

/** A folder as it is on the disk; a folder that is not there is empty. */
export interface Listing {
  readonly stamps: Stamps;
  /** Folders below, each before what is in it. */
  readonly folders: readonly string[];
}

/**
 * Tells a file from what it was before: whoever writes it gives it another time.
 *
 * @throws when there is no such file
 */
export const stampOf = (file: string): string => {
  const { size, mtimeMs } = lstatSync(file);
  return `${size} ${mtimeMs}`;
};

/** Lists a folder at once: to wait for every file by itself takes several times as long. */
export function listFolder(folder: string): Listing {
  const stamps = new Map<string, string>();
  const folders: string[] = [];
  const visit = (below: string) => {
    for (const entry of readEntries(path.join(folder, below))) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        folders.push(name);
        visit(name);
      } else stamps.set(name, stampOf(`${folder}/${name}`));
    }
  };
  visit('');
  return { stamps, folders };
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
