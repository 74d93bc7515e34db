/** Why the lake refuses; the status follows from it. */
type Reason =
  | 'malformed'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedMedia'
  | 'tooMany'
  | 'closing';

const STATUS = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  tooMany: 429,
  closing: 503,
} as const;

/** One of several mutations or actions that could not be done, by its place in the request. */
export interface FailedItem {
  readonly index: number;
  readonly error: { readonly type: string; readonly description: string; readonly id?: string };
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
