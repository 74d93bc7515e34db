import { CommandError } from '../command/command.ts';

/** A part of `npm run dev`. */
export interface Part {
  /** As the subject of a sentence: `The Studio`. */
  readonly name: string;
  /** Resolves when it answers. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when it ends by itself. */
  readonly ended?: Promise<string>;
  close(): Promise<void>;
}

/** Registers a part that is starting, so that it is closed with the others. */
type Track = <P extends Part>(starting: Promise<P>) => Promise<P>;

/**
 * Runs parts until this process is stopped (Ctrl-C), one of them fails to start, or one ends by
 * itself; then closes all of them.
 *
 * @param start starts the parts, passing each to `track`
 * @param onReady called with the result of `start` when all parts answer
 * @throws the error of a part that did not start
 * @throws {CommandError} when a part ended by itself
 */
export async function runTogether<T>(
  start: (track: Track) => Promise<T>,
  onReady: (started: T) => void,
): Promise<void> {
  const parts: Part[] = [];
  const end = Promise.withResolvers<void>();
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.resolve());

  const track: Track = async (starting) => {
    const part = await starting;
    if (isEnding) await part.close();
    parts.push(part);
    part.ended?.then((reason) =>
      end.reject(new CommandError(`${part.name} ended, so everything was stopped: ${reason}`)),
    );
    return part;
  };
  const run = async () => {
    const started = await start(track);
    await Promise.all(parts.map(({ ready }) => ready));
    if (!isEnding) onReady(started);
  };
  run().catch(end.reject);
  try {
    await end.promise;
  } finally {
    isEnding = true;
    await Promise.all(parts.reverse().map((part) => part.close()));
  }
}
