import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { failureCode } from '../command/failure.ts';

/** Size and modification time of every file below a folder, by path with slashes. */
export type Stamps = ReadonlyMap<string, string>;

/** The contents of a folder; empty if it does not exist. */
export interface FolderListing {
  readonly stamps: Stamps;
  /** Subfolders, parents first. */
  readonly folders: readonly string[];
}

/** Identifies a version of a file, since writing changes its modification time. */
export const stampOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;

/** The file size in a stamp. */
export const stampSize = (stamp: string): number => Number.parseInt(stamp, 10);

/**
 * Lists a folder recursively. Synchronous, because awaiting every file takes several times as long.
 *
 * @param stat pass `statSync` to follow symbolic links; by default a link is a file
 */
export function listFolder(
  folder: string,
  stat: (file: string) => Stats = lstatSync,
): FolderListing {
  const stamps = new Map<string, string>();
  const folders: string[] = [];
  const visit = (prefix: string) => {
    for (const entry of readEntries(`${folder}/${prefix}`)) {
      const name = prefix + entry.name;
      const file = `${folder}/${name}`;
      if (entry.isSymbolicLink() ? stat(file).isDirectory() : entry.isDirectory()) {
        folders.push(name);
        visit(`${name}/`);
      } else stamps.set(name, stampOf(stat(file)));
    }
  };
  visit('');
  return { stamps, folders };
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (failureCode(error) === 'ENOENT') return [];
    throw error;
  }
}
