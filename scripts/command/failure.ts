/**
 * The message of a failure, whatever was thrown. That of a host with several addresses, none of which
 * could be reached, is empty: those of its addresses say why.
 */
export const failureMessage = (error: unknown): string => {
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(failureMessage).join(', ');
  return error instanceof Error ? error.message : String(error);
};

/** The system error code of a failure, such as `ENOENT`; empty if it has none. */
export const failureCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** The errors that caused a failure, the direct cause first. */
export function causesOf({ cause }: Error): Error[] {
  return cause instanceof Error ? [cause, ...causesOf(cause)] : [];
}
