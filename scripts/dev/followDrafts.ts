import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import { CommandError } from '../command/command.ts';
import { Queue } from '../publish/queue.ts';
import type { DraftSource } from './draftSource.ts';

/** Changes that follow each other so fast are taken together, in milliseconds. */
const PAUSE = { quiet: 100, quietAfterMany: 100, longest: 100 };

/** Until a source that was lost is asked again, in milliseconds. */
const RETRY = 1_000;

const LISTENED = '*[_type in $types]';
const PARAMS = { types: [...DOCUMENT_TYPES, 'sanity.imageAsset'] };

/**
 * Calls `refresh` whenever the source's documents may have changed: when they do, and when the
 * connection was lost and is there again.
 *
 * @param report is called with a sentence when the source is lost and when it is there again
 * @returns ends it
 */
export function followDrafts(
  { client, name }: DraftSource,
  refresh: () => Promise<void>,
  report: (sentence: string) => void,
): () => void {
  let isLost = false;
  const lose = () => {
    if (!isLost) report(`${name} does not answer; what it gave before is shown until it does`);
    isLost = true;
  };
  const find = () => {
    if (isLost) report(`${name} answers again`);
    isLost = false;
  };
  let hasEnded = false;
  let again: NodeJS.Timeout | undefined;
  const refreshing = new Queue(async () => {
    clearTimeout(again);
    await refresh().then(find, (cause: unknown) => {
      if (hasEnded) return;
      if (cause instanceof CommandError) lose();
      else report(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
      again = setTimeout(() => refreshing.push(), RETRY);
    });
  }, PAUSE);

  let end = () => {};
  const listen = () => {
    const events = client.listen(LISTENED, PARAMS, {
      events: ['welcome', 'mutation', 'reconnect'],
      includeResult: false,
      includeAllVersions: true,
      visibility: 'query',
    });
    const subscription = events.subscribe({
      // A welcome comes with every connection: what happened without one was missed.
      next: ({ type }) => (type === 'reconnect' ? lose() : refreshing.push()),
      error: () => {
        lose();
        const timer = setTimeout(listen, RETRY);
        end = () => clearTimeout(timer);
      },
    });
    end = () => subscription.unsubscribe();
  };
  listen();
  return () => {
    end();
    hasEnded = true;
    clearTimeout(again);
    void refreshing.close();
  };
}
