import { failureCode } from '../command/failure.ts';

/** There is no such file, or a folder in its place. */
const ABSENT: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
]);

/** For the moment the machine has no more to give. */
const BUSY: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

/** A file was written into while it was read, again and again. */
export class UnstableFile extends Error {
  override readonly name = 'UnstableFile';
}

export const isAbsent = (error: unknown): boolean => ABSENT.has(failureCode(error));

/** The visitor went away, which is no fault of anything. */
export const isAborted = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE'].includes(
    failureCode(error),
  );

/** The status that tells a visitor of it: 403, 503 or 500. */
export function fileErrorStatus(error: unknown): 403 | 500 | 503 {
  const code = failureCode(error);
  if (FORBIDDEN.has(code)) return 403;
  return BUSY.has(code) || error instanceof UnstableFile ? 503 : 500;
}
