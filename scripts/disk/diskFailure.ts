import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { failureCode } from '../command/failure.ts';

/** Causes and fixes of system error codes. */
const HINTS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full: free some space',
  EDQUOT: 'the disk quota is used up: free some space',
  EFBIG: 'the file exceeds the size limit (ulimit -f): raise the limit',
  EROFS: 'the disk is read-only: mount it writable',
  EACCES: 'permission denied: give this user access to the folder',
  EPERM: 'permission denied: give this user access to the folder',
  EMFILE: 'too many files are open (ulimit -n): raise the limit',
  ENFILE: 'too many files are open on this machine: close some programs',
  ENOENT: 'it does not exist: create it',
  EISDIR: 'it is a folder, not a file: name a file, or remove the folder',
  ENOTDIR: 'there is a file in place of a folder: remove it',
  EEXIST: 'there is a file in place of a folder: remove it',
  EIO: 'the disk is failing: check it',
};

/**
 * Turns a disk failure into a message with the cause and the fix; returns other failures as is.
 *
 * @param outcome a sentence on the state of the user's data
 * @returns an error to throw
 */
export function explainDiskFailure(
  error: unknown,
  outcome = 'Previously published content is unchanged',
): unknown {
  const hint = diskHint(error);
  if (!(error instanceof Error) || hint === undefined) return error;
  return new CommandError(
    `${fileOf(error) ?? 'A file'} could not be read or written: ${hint}, then run the command again. ${outcome}`,
    { cause: error },
  );
}

/** The cause and the fix of a disk failure; `undefined` for other failures. */
export function diskHint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const reason = reasonOf(error);
  return reason === 'ENOENT' && !isInFolder(fileOf(error)) ? NO_FOLDER : HINTS[reason];
}

const NO_FOLDER = 'its folder does not exist: create it';

const isInFolder = (file: unknown): boolean =>
  typeof file === 'string' && existsSync(path.dirname(file));

/** SQLite's equivalents, in the lowest eight bits: https://www.sqlite.org/rescode.html */
const SQLITE_CODES: Readonly<Record<number, string>> = { 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC' };

/** A worker that could not start has the system error code only at the end of its message. */
const reasonOf = (error: Error): string =>
  /^Worker initialization failure: (\w+)$/.exec(error.message)?.[1] ??
  ('errcode' in error ? SQLITE_CODES[Number(error.errcode) & 0xff] : undefined) ??
  (isUncreatedFolder(error) ? 'EROFS' : failureCode(error));

/** With `recursive`, Node reports a folder that a read-only disk cannot contain as missing. */
const isUncreatedFolder = (error: Error): boolean =>
  'syscall' in error && error.syscall === 'mkdir' && failureCode(error) === 'ENOENT';

/** For a failed rename, the destination rather than the source. */
function fileOf(error: Error): unknown {
  if ('dest' in error) return error.dest;
  return 'path' in error ? error.path : undefined;
}
