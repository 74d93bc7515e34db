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

/** Why the lake refuses; the status follows from it. */
type Reason = keyof typeof STATUS;

/** One of several mutations or actions that could not be done, by its place in the request. */
export interface FailedItem {
  readonly index: number;
  readonly error: { readonly type: string; readonly description: string };
}

/** The lake refuses a request. The message is shown to the caller: it names the thing and the fix. */
export class LakeError extends Error {
  override readonly name = 'LakeError';
  readonly reason: Reason;
  /** Sanity's name of the error, such as `mutationError`. */
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

/** The refusal of a document that there is already. */
export const alreadyThere = (id: string) =>
  new LakeError('conflict', `${id} exists already`, 'documentAlreadyExistsError');
