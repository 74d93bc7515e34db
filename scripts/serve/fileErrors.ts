import { failureCode } from '../command/failure.ts';

/** There is no such file, or it is a folder. */
const ABSENT: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
]);

/** The machine is temporarily out of resources. */
const BUSY: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

/** A file kept changing while it was read. */
export class UnstableFile extends Error {
  override readonly name = 'UnstableFile';
}

export const isAbsent = (error: unknown): boolean => ABSENT.has(failureCode(error));

/** Whether the client closed the connection, which is not a failure. */
export const isAborted = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE'].includes(
    failureCode(error),
  );

/** The status code for a file error. */
export function fileErrorStatus(error: unknown): 403 | 500 | 503 {
  const code = failureCode(error);
  if (FORBIDDEN.has(code)) return 403;
  return BUSY.has(code) || error instanceof UnstableFile ? 503 : 500;
}
