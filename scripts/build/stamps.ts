import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { failureCode } from '../command/failure.ts';

/** Size and time of change of every file below a folder, by path with slashes. */
export type Stamps = ReadonlyMap<string, string>;

/** A folder as it is on the disk; a folder that is not there is empty. */
export interface Listing {
  readonly stamps: Stamps;
  /** Folders below, each before what is in it. */
  readonly folders: readonly string[];
}

/** Tells a file from what it was before: whoever writes it gives it another time. */
export const stampOf = ({ size, mtimeMs }: Stats): string => `${size} ${mtimeMs}`;

/** The bytes of the file that a stamp was made from. */
export const bytesOf = (stamp: string): number => Number.parseInt(stamp, 10);

/**
 * Lists a folder at once: to wait for every file by itself takes several times as long.
 *
 * @param stat `statSync` to go where links lead; otherwise a link is a file
 */
export function listFolder(folder: string, stat: (file: string) => Stats = lstatSync): Listing {
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
