/** The message of a failure, whatever was thrown. */
export const failureMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The system error code of a failure, such as `ENOENT`; empty if it has none. */
export const failureCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
