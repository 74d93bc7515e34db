/** There is no such file, or a folder in its place. */
const ABSENT: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'ELOOP',
]);

/** For the moment the machine has no more to give. */
const BUSY: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

const FORBIDDEN: ReadonlySet<unknown> = new Set(['EACCES', 'EPERM']);

/** A file was written into while it was read, again and again. */
export class UnsteadyFile extends Error {
  override readonly name = 'UnsteadyFile';
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export const isAbsent = (error: unknown): boolean => ABSENT.has(codeOf(error));

/** The visitor went away, which is no fault of anything. */
export const isAborted = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE'].includes(
    String(codeOf(error)),
  );

/** The status that tells a visitor of it: 403, 503 or 500. */
export function fileErrorStatus(error: unknown): 403 | 500 | 503 {
  const code = codeOf(error);
  if (FORBIDDEN.has(code)) return 403;
  return BUSY.has(code) || error instanceof UnsteadyFile ? 503 : 500;
}
