import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { httpError } from '../httpErrors.ts';

/** Requests with a timestamp further off, in either direction, are refused: prevents replays. */
const MAX_AGE = 5 * 60 * 1000;

/** @param now in milliseconds */
export const isRecent = ({ time }: Signed, now: number): boolean =>
  Math.abs(now - Number(time)) <= MAX_AGE;

/** During a secret rotation, a request may carry one signature per secret. */
const MAX_SIGNATURES = 5;

/** HMAC-SHA256 in base64url, 32 bytes. */
const SIGNATURE = /^[\w-]{43}$/;

/** A parsed signature header. */
interface Signed {
  /** Timestamp in milliseconds, as written: it is part of the signed content. */
  readonly time: string;
  readonly signatures: readonly string[];
}

/**
 * Parses `t=<milliseconds>,v1=<signature>`, before the body is read.
 *
 * @throws {HTTPException} when it is missing or malformed
 */
export function readSignature(header: string | undefined): Signed {
  if (!header) throw httpError(401, 'The request is not signed: add a secret to the webhook');
  const parts = header.split(/[, ]+/).map((part) => part.split(/=(.*)/s));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value = '']) => (key === name ? [value] : []));
  const [time, ...otherTimes] = valuesOf('t');
  const signatures = valuesOf('v1');
  const isWellFormed =
    time !== undefined &&
    otherTimes.length === 0 &&
    /^\d{1,15}$/.test(time) &&
    signatures.length >= 1 &&
    signatures.length <= MAX_SIGNATURES &&
    signatures.every((signature) => SIGNATURE.test(signature));
  if (!isWellFormed)
    throw httpError(400, 'sanity-webhook-signature must be t=<time>,v1=<signature>');
  return { time, signatures };
}

/**
 * Verifies a body against its signatures, in constant time.
 *
 * @param secrets one, or two during a rotation
 * @returns a digest of the signed content
 * @throws {HTTPException} when no signature matches any secret
 */
export function verifySignature(
  body: Uint8Array,
  { time, signatures }: Signed,
  secrets: readonly string[],
): string {
  const expected = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest(),
  );
  const matches = signatures.flatMap((signature) => {
    const actual = Buffer.from(signature, 'base64url');
    return expected.map((wanted) => timingSafeEqual(wanted, actual));
  });
  if (!matches.includes(true))
    throw httpError(401, 'The signature is wrong: the webhook uses a different secret');
  return createHash('sha256').update(`${time}.`).update(body).digest('hex');
}
