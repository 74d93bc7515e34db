import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';

/** What the operating system's codes mean, and what to do. */
const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: free some space',
  EDQUOT: 'the disk quota is used up: free some space',
  EFBIG: 'files may not become that large (ulimit -f): raise the limit',
  EROFS: 'the disk is read-only: mount it writable',
  EACCES: 'this user may not do that: give it the rights to the folder',
  EPERM: 'this user may not do that: give it the rights to the folder',
  EMFILE: 'too many files are open (ulimit -n): raise the limit',
  ENFILE: 'too many files are open on this machine: close some programs',
  ENOENT: 'it is not there: put it there',
  EISDIR: 'it is a folder where a file belongs: name a file, or remove the folder',
  ENOTDIR: 'a file is where a folder belongs: remove it',
  EEXIST: 'a file is where a folder belongs: remove it',
  EIO: 'the disk is failing: check it',
};

/**
 * Says what a failure of the disk means; other failures stay what they are.
 *
 * @param harmless what became of the work before, as a sentence
 * @returns an error to throw
 */
export function explainDiskFailure(
  error: unknown,
  harmless = 'What was published before is untouched',
): unknown {
  if (!(error instanceof Error)) return error;
  const file = fileOf(error);
  const reason = reasonOf(error);
  const hint = reason === 'ENOENT' && !isInFolder(file) ? NO_FOLDER : HINTS[reason];
  if (hint === undefined) return error;
  return new CommandError(
    `${file ?? 'A file'} could not be read or written: ${hint}, then run the command again. ${harmless}`,
    { cause: error },
  );
}

const NO_FOLDER = 'the folder is not there: make it';

const isInFolder = (file: unknown): boolean =>
  typeof file === 'string' && existsSync(path.dirname(file));

/** What SQLite calls the same, in the lowest eight bits: https://www.sqlite.org/rescode.html */
const OF_SQLITE: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC' };

/** A thread that could not start has the system's code at the end of its message alone. */
const reasonOf = (error: Error): string =>
  /^Worker initialization failure: (\w+)$/.exec(error.message)?.[1] ??
  ('errcode' in error ? OF_SQLITE[Number(error.errcode) & 0xff] : undefined) ??
  failureCode(error);

/** Where a file could not be moved to, rather than where it came from. */
const fileOf = (error: Error): unknown =>
  'dest' in error ? error.dest : 'path' in error ? error.path : undefined;
