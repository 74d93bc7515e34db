const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
  closing: 503,
} as const;

/** Why the lake rejects a request; determines the HTTP status. */
type Reason = keyof typeof STATUS;

/** A failed mutation or action, with its index in the request. */
export interface FailedItem {
  readonly index: number;
  readonly error: { readonly type: string; readonly description: string };
}

/** The lake rejects a request. The message is sent to the client: it names the problem and the fix. */
export class LakeError extends Error {
  override readonly name = 'LakeError';
  readonly reason: Reason;
  /** Sanity's error type, such as `mutationError`. */
  readonly type: string;
  readonly items: readonly FailedItem[];

  constructor(reason: Reason, message: string, type: string = reason, items: FailedItem[] = []) {
    super(message);
    this.reason = reason;
    this.type = type;
    this.items = items;
  }

  get status(): (typeof STATUS)[Reason] {
    return STATUS[this.reason];
  }
}

/** The error when a document to create already exists. */
export const alreadyExistsError = (id: string) =>
  new LakeError('conflict', `${id} already exists`, 'documentAlreadyExistsError');
