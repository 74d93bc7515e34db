import type { DueFiling, PublishOutcome } from '../../publishing/outcome.ts';

/** An outcome in an editor's words. */
export interface OutcomeWords {
  readonly status: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  /** What else there is to know, a sentence each. */
  readonly lines: readonly string[];
}

/** @param name what editors call the document */
export function describeOutcome(name: string, outcome: PublishOutcome): OutcomeWords {
  switch (outcome.state) {
    case 'unheard':
    case 'waiting':
      return { status: 'info', title: `${name} is published: the site is built next`, lines: [] };
    case 'building':
      return { status: 'info', title: `${name} is published: the site is being built`, lines: [] };
    case 'live':
      return {
        status: 'success',
        title: `${name} is live after ${inWords(outcome.seconds)}`,
        lines: [outcome.changes, ...outcome.filings.map(toFile)],
      };
    case 'unchanged':
      return {
        status: 'success',
        title: `${name} is published`,
        lines: ['Nothing changes for visitors.'],
      };
    case 'held':
      return {
        status: 'warning',
        title: `${name} is held back: visitors see what they saw before`,
        lines: outcome.reasons,
      };
    case 'unshown':
      return {
        status: 'warning',
        title: `${name} is built and not shown`,
        lines: ['Somebody went back to an earlier release. The next publish shows the new one.'],
      };
    case 'failed':
      return {
        status: 'error',
        title: `${name} is not live: visitors see what they saw before`,
        lines: [outcome.message, ...(outcome.retryAt ? [AGAIN] : [])],
      };
  }
}

const toFile = ({ titles, due, timeZone }: DueFiling) =>
  `“${titles.en}” has other words now: file its copy by ${due} (${timeZone}).`;

const AGAIN = 'It is built again by itself in a few minutes at most.';

/** Told when the server does not answer, or has not heard of a publish for long. */
export const describeSilence = (name: string): OutcomeWords => ({
  status: 'warning',
  title: `${name} is published; the publish server does not say whether it is live`,
  lines: ['Look at the page on the site in some minutes, and tell your administrator.'],
});

/** `1 second`, `4 seconds`, `2 minutes`. */
function inWords(seconds: number): string {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  const count = Math.max(1, Math.round(amount));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
