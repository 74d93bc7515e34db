import { CommandError } from '../command.ts';

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
  ENOENT: 'the folder is not there: make it',
  EIO: 'the disk is failing: check it',
};

/**
 * Says what a failure of the disk means; other failures stay what they are.
 *
 * @returns an error to throw
 */
export function explainDiskFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const hint = HINTS[String(error.code)];
  if (hint === undefined) return error;
  return new CommandError(
    `${'path' in error ? error.path : 'A file'} could not be read or written: ${hint}, then run the command again. What was published before is untouched`,
    { cause: error },
  );
}
