import { failureCode } from '../command/failure.ts';

/** There is no such file, or it is a folder. */
const NOT_FOUND_CODES: ReadonlySet<string> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
]);

/** The machine is temporarily out of resources. */
const BUSY_CODES: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

const FORBIDDEN_CODES: ReadonlySet<string> = new Set(['EACCES', 'EPERM']);

/** A file kept changing while it was read. */
export class UnstableFile extends Error {
  override readonly name = 'UnstableFile';
}

export const isNotFound = (error: unknown): boolean => NOT_FOUND_CODES.has(failureCode(error));

/** Whether the client closed the connection, which is not a failure. */
export const isClientAbort = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE'].includes(
    failureCode(error),
  );

export function fileErrorStatus(error: unknown): 403 | 500 | 503 {
  const code = failureCode(error);
  if (FORBIDDEN_CODES.has(code)) return 403;
  return BUSY_CODES.has(code) || error instanceof UnstableFile ? 503 : 500;
}
