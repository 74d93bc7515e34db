import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import { CommandError } from '../command/command.ts';
import { Queue } from '../publish/queue.ts';
import type { DraftSource } from './draftSource.ts';

/** Changes within this time are handled together, in milliseconds. */
const DEBOUNCE = { quiet: 100, quietAfterMany: 100, longest: 100 };

/** Delay before a lost connection is retried, in milliseconds. */
const RETRY = 1_000;

const LISTENED = '*[_type in $types]';
const PARAMS = { types: [...DOCUMENT_TYPES, 'sanity.imageAsset'] };

/**
 * Calls `refresh` whenever the source's documents may have changed: on every change, and after every
 * reconnect.
 *
 * @param report called with a message when the connection is lost, and when it is restored
 * @returns a function that stops following
 */
export function followDrafts(
  { client, name }: DraftSource,
  refresh: () => Promise<void>,
  report: (sentence: string) => void,
): () => void {
  let isLost = false;
  const reportLost = () => {
    if (!isLost) report(`${name} does not answer; the site shows its last content until it does`);
    isLost = true;
  };
  const reportRestored = () => {
    if (isLost) report(`${name} answers again`);
    isLost = false;
  };
  let hasEnded = false;
  let again: NodeJS.Timeout | undefined;
  const refreshing = new Queue(async () => {
    clearTimeout(again);
    await refresh().then(reportRestored, (cause: unknown) => {
      if (hasEnded) return;
      if (cause instanceof CommandError) reportLost();
      else report(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
      again = setTimeout(() => refreshing.push(), RETRY);
    });
  }, DEBOUNCE);

  let end = () => {};
  const listen = () => {
    const events = client.listen(LISTENED, PARAMS, {
      events: ['welcome', 'mutation', 'reconnect'],
      includeResult: false,
      includeAllVersions: true,
      visibility: 'query',
    });
    const subscription = events.subscribe({
      // Every connection starts with a welcome event: changes made before it were missed.
      next: ({ type }) => (type === 'reconnect' ? reportLost() : refreshing.push()),
      error: () => {
        reportLost();
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
