/** https://www.rfc-editor.org/rfc/rfc6455#section-5.2 */
const OPCODES = { text: 0x1, close: 0x8, ping: 0x9, pong: 0xa } as const;
export type FrameKind = keyof typeof OPCODES;

export interface Frame {
  readonly kind: FrameKind;
  readonly payload: Buffer;
}

const FINAL = 0x80;
const MASKED = 0x80;
/** The largest that a frame's second byte gives by itself, and the largest with two bytes more. */
const [SHORT, MEDIUM] = [125, 0xffff];

/** A frame as a server sends it: whole and without a mask. */
export function writeFrame(kind: FrameKind, payload: Buffer = Buffer.alloc(0)): Buffer {
  const { length } = payload;
  if (length > MEDIUM) throw new RangeError(`A frame of ${length} bytes is never sent`);
  const head = Buffer.alloc(length > SHORT ? 4 : 2);
  head[0] = FINAL | OPCODES[kind];
  head[1] = length > SHORT ? 126 : length;
  if (length > SHORT) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, payload]);
}

/**
 * Takes the first frame from what a browser sent.
 *
 * @returns the frame and what follows it; nothing while its end is not there yet
 * @throws {RangeError} for a frame that the Studio never sends: in parts, too large, without a mask
 */
export function readFrame(
  bytes: Buffer,
  maxBytes: number,
): { readonly frame: Frame; readonly rest: Buffer } | undefined {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return undefined;
  const kind = kindOf(first);
  const short = second & ~MASKED;
  if (!kind || !(second & MASKED)) throw new RangeError('Not a frame of the Studio');
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  if (short === 127 || length > maxBytes) throw new RangeError('A frame is too large');
  const end = start + 4 + length;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const payload = bytes.subarray(start + 4, end).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return { frame: { kind, payload: Buffer.from(payload) }, rest: bytes.subarray(end) };
}

/** The kind of a whole frame. */
const kindOf = (first: number) =>
  (['text', 'close', 'ping', 'pong'] as const).find((kind) => first === (FINAL | OPCODES[kind]));
