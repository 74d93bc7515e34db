/** Why a chunk failed to load. */
export type FailureKind = 'timeout' | 'missing' | 'other';

const CHUNK_TIMEOUT_MS = 120_000;
const PROBE_TIMEOUT_MS = 10_000;

const timeout = new Error('timeout');

/**
 * Waits for chunks, with the specification's timeout. An import cannot be aborted; the result of a late
 * one is ignored.
 */
export async function withTimeout<T>(chunks: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeout), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([chunks, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Determines why {@link withTimeout} failed; browsers put the URL in the error message. */
export async function failureKind(error: unknown): Promise<FailureKind> {
  if (error === timeout) return 'timeout';
  const [address] = /https?:\S+/.exec(String(error)) ?? [];
  if (!address) return 'other';
  try {
    const signal = AbortSignal.timeout?.(PROBE_TIMEOUT_MS);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status === 404 ? 'missing' : 'other';
  } catch {
    return 'other';
  }
}
