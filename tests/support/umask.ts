import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Runs a command with a umask that hides new files from other users. */
export const WITH_PRIVATE_UMASK = ['sh', '-c', 'umask 077 && exec "$@"', 'sh'];

/** Files and folders that other users cannot read, including the folder itself. */
export const unreadableIn = (folder: string): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const entry = lstatSync(path.join(folder, name));
    const wanted = entry.isDirectory() ? 0o055 : 0o044;
    return (entry.mode & wanted) !== wanted;
  });
