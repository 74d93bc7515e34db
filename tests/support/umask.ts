import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Runs a command as a server's administrator does who keeps his own files to himself. */
export const WITH_PRIVATE_UMASK = ['sh', '-c', 'umask 077 && exec "$@"', 'sh'];

/** What somebody else cannot read of a folder, itself included. */
export const unreadableIn = (folder: string): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((name) => {
    const entry = lstatSync(path.join(folder, name));
    const wanted = entry.isDirectory() ? 0o055 : 0o044;
    return (entry.mode & wanted) !== wanted;
  });
