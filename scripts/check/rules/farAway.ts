import { BUDGETS, kilobytes } from '../budgets.ts';
import { viewFromFar } from '../mainland.ts';
import { pageRule } from '../rule.ts';

/** A page is there in time, and reads without a script, for readers far away on a slow line. */
export const farAway = pageRule('far away', function* (page, site) {
  const { isReadable, seconds, bytes, requests } = viewFromFar(page, site);
  if (seconds > BUDGETS.farSeconds)
    yield {
      message: `the first load (${kilobytes(bytes)}, ${requests} requests) takes ${seconds.toFixed(1)} s at 1.6 Mbit/s and 300 ms, more than ${BUDGETS.farSeconds} s`,
      fix: 'make pictures that are not lazy smaller, or load them when they are scrolled to',
    };
  if (!isReadable)
    yield {
      message: 'the text is not in the HTML: without its scripts the page says nothing',
      fix: 'render it at build, inside <main>',
    };
});
