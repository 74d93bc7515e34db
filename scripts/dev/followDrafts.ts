import { DOCUMENT_TYPES } from '../../locales/routes.ts';
import { describeFailure } from '../command/command.ts';
import { Queue } from '../publish/queue.ts';
import type { DraftSource } from './draftSource.ts';

/** Changes within this time are handled together, in milliseconds. */
const DEBOUNCE = { quiet: 100, quietAfterMany: 100, longest: 100 };

/** Delay before a failed request is retried, in milliseconds. */
const RETRY = 1_000;

/** Longest delay before a source is followed again: each time, all documents are fetched. */
const LONGEST_RETRY = 32_000;

const LISTENED = '*[_type in $types]';
const PARAMS = { types: [...DOCUMENT_TYPES, 'sanity.imageAsset'] };

/**
 * Calls `refresh` whenever the source's documents may have changed: on every change, and after every
 * reconnect.
 *
 * @param report called once with each reason why the content is not current, and when it is again
 * @returns a function that stops following
 */
export function followDrafts(
  { client, name }: DraftSource,
  refresh: () => Promise<void>,
  report: (sentence: string) => void,
): () => void {
  const problems = new Set<string>();
  const reportProblem = (problem: string) => {
    if (!problems.has(problem))
      report(`The site shows its last content, and tries again every second:\n${problem}`);
    problems.add(problem);
  };
  const reportRestored = () => {
    if (problems.size > 0) report('The site shows the current content again');
    problems.clear();
  };
  let hasEnded = false;
  let again: NodeJS.Timeout | undefined;
  const refreshing = new Queue(async () => {
    clearTimeout(again);
    await refresh().then(reportRestored, (cause: unknown) => {
      if (hasEnded) return;
      reportProblem(describeFailure(cause));
      again = setTimeout(() => refreshing.push(), RETRY);
    });
  }, DEBOUNCE);

  let pause = RETRY;
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
      next: ({ type }) => {
        if (type === 'reconnect') return reportProblem(`${name} does not answer`);
        pause = RETRY;
        refreshing.push();
      },
      // The source refuses to be followed; if it refuses other requests too, the next one says why.
      error: () => {
        refreshing.push();
        const timer = setTimeout(listen, pause);
        end = () => clearTimeout(timer);
        if (pause === LONGEST_RETRY) return;
        pause *= 2;
        if (pause === LONGEST_RETRY)
          report(
            `${name} does not report changes: the site looks for them every ${LONGEST_RETRY / 1000} seconds`,
          );
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
