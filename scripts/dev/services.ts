import { CommandError } from '../command/command.ts';

/** A server that `npm run dev` starts. */
export interface Service {
  /** As the subject of a sentence: `The Studio`. */
  readonly name: string;
  /** Resolves when it answers. */
  readonly ready: Promise<void>;
  /** Resolves with the reason when it ends by itself. */
  readonly ended?: Promise<string>;
  close(): Promise<void>;
}

/** Registers a service that is starting, so that it is closed with the others. */
type Track = <P extends Service>(starting: Promise<P>) => Promise<P>;

/**
 * Runs services until this process is stopped (Ctrl-C), one of them fails to start, or one ends by
 * itself; then closes all of them.
 *
 * @param start starts the services, passing each to `track`
 * @param onReady called with the result of `start` when all services answer
 * @throws the error of a service that did not start
 * @throws {CommandError} when a service ended by itself
 */
export async function runServices<T>(
  start: (track: Track) => Promise<T>,
  onReady: (started: T) => void,
): Promise<void> {
  const services: Service[] = [];
  const end = Promise.withResolvers<void>();
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.resolve());

  const track: Track = async (starting) => {
    const service = await starting;
    // Awaited when all have started; it may fail before, if everything is ending.
    service.ready.catch(() => undefined);
    if (isEnding) await service.close();
    services.push(service);
    service.ended?.then((reason) =>
      end.reject(new CommandError(`${service.name} ended, so everything was stopped: ${reason}`)),
    );
    return service;
  };
  const run = async () => {
    const started = await start(track);
    await Promise.all(services.map(({ ready }) => ready));
    if (!isEnding) onReady(started);
  };
  run().catch(end.reject);
  try {
    await end.promise;
  } finally {
    isEnding = true;
    await Promise.all(services.reverse().map((service) => service.close()));
  }
}
