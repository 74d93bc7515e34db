import { sayCounts } from '../../changes/summary.ts';
import type {
  DueFiling,
  EditorProblem,
  PublishFailure,
  PublishOutcome,
} from '../../publishing/outcome.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { withLabel } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import type { StudioSentence } from '../../words/zh/index.ts';
import type { OwnPublish } from './followPublish.ts';
import type { OutcomeNames } from './outcomeNames.ts';

/** An outcome worded for editors. */
export interface OutcomeWords {
  readonly status: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  /** Further details, one sentence each. */
  readonly lines: readonly string[];
  /** What must be filed because of it, and by when: the page, and a sentence. */
  readonly filings?: readonly { readonly page: string; readonly line: string }[];
  /** The other documents that are held back. */
  readonly held?: readonly HeldBackWords[];
}

/** A document that is held back, worded for editors. */
interface HeldBackWords {
  readonly id: string;
  /** `undefined` if the lake has no such document. */
  readonly type: string | undefined;
  readonly name: string;
  /** Where its first problem is, list items by position. */
  readonly path: readonly string[];
  readonly reasons: readonly string[];
}

/**
 * @param publish the document's name, and what was done to it
 * @param names names of documents and fields
 * @param advice sentences on the published documents
 */
export function describeOutcome(
  { name, what }: Pick<OwnPublish, 'name' | 'what'>,
  outcome: PublishOutcome,
  names: OutcomeNames,
  advice: readonly string[] = [],
): OutcomeWords {
  // Two paragraphs of a text may have the same problem.
  const describe = (reasons: readonly EditorProblem[], placeOf = names.placeOf) => [
    ...new Set(reasons.map((one) => withLabel(placeOf(one), one.message[STUDIO_LANGUAGE]))),
  ];
  switch (outcome.state) {
    case 'unheard':
    case 'waiting':
      return { status: 'info', title: say(TITLES[what].waiting, { name }), lines: [] };
    case 'building':
      return { status: 'info', title: say(TITLES[what].building, { name }), lines: [] };
    case 'live':
      return {
        status: outcome.heldOthers.length > 0 ? 'warning' : 'success',
        title: say(TITLES[what].live, { name, time: formatDuration(outcome.seconds) }),
        lines: [...changesOf(outcome), ...advice],
        filings: outcome.filings.map(describeFiling),
        held: outcome.heldOthers.map(({ document, reasons }) => ({
          id: document,
          type: names.typeOf(document),
          name: names.nameOf(document),
          path: reasons[0]?.field.split('.') ?? [],
          reasons: describe(reasons, names.fieldOf),
        })),
      };
    case 'unchanged':
      return {
        status: 'success',
        title: say(TITLES[what].unchanged, { name }),
        lines: [say('Nothing changes for visitors.'), ...advice],
      };
    case 'held':
      return {
        status: 'warning',
        title: say('[name] is held back: visitors still see the previous version', { name }),
        lines: describe(outcome.reasons),
      };
    case 'unshown':
      return {
        status: 'warning',
        title: say('[name] is built but not shown', { name }),
        lines: [
          say(
            'Somebody rolled back to an earlier release. The next publish will show the new one.',
          ),
        ],
      };
    case 'failed':
      return {
        status: 'error',
        title: say(TITLES[what].failed, { name }),
        lines: [
          say(FAILURE_WORDS[outcome.why]),
          ...(outcome.reasons.length > 0 ? describe(outcome.reasons) : [outcome.message]),
          ...(outcome.retryAt ? [AGAIN] : []),
        ],
      };
  }
}

const TITLES = {
  published: {
    waiting: '[name] is published: the site will be built next',
    building: '[name] is published: the site is being built',
    live: '[name] is live after [time]',
    unchanged: '[name] is published',
    failed: '[name] is not live: visitors still see the previous version',
    silence: '[name] is published, but the publish server has not said whether it is live',
  },
  withdrawn: {
    waiting: '[name] is withdrawn: the site will be built next',
    building: '[name] is withdrawn: the site is being built',
    live: '[name] is off the site after [time]',
    unchanged: '[name] is withdrawn',
    failed: '[name] is still on the site: visitors still see the previous version',
    silence:
      '[name] is withdrawn, but the publish server has not said whether visitors still see it',
  },
} as const satisfies Record<OwnPublish['what'], Record<string, StudioSentence>>;

/** The reason, for editors who cannot read the server's log message below it. */
const FAILURE_WORDS = {
  content: 'Content that the site needs has a problem:',
  source: 'The content could not be fetched. The server says:',
  disk: 'The server has a disk problem: tell your administrator. The server says:',
  build: 'A page could not be built: tell your administrator. The server says:',
  check: 'The new site did not pass its checks: tell your administrator. The server says:',
  switch: 'The new site could not be put in place: tell your administrator. The server says:',
  ended: 'The build stopped before it finished: tell your administrator. The server says:',
} as const satisfies Record<PublishFailure, StudioSentence>;

/** Without counts the server's summary is only in English. */
function changesOf({ changes, counts }: PublishOutcome & { state: 'live' }): string[] {
  if (counts) return [sayCounts(counts)];
  return STUDIO_LANGUAGE === 'en' ? [changes] : [];
}

function describeFiling({ titles, due, timeZone }: DueFiling) {
  const page = titles[STUDIO_LANGUAGE];
  return {
    page,
    line: say('“[page]” has changed: file a copy by [due] ([timeZone]).', { page, due, timeZone }),
  };
}

const AGAIN = say('The build will be retried automatically within a few minutes.');

/** Shown when the server does not answer, or has not received a publish for a long time. */
export const describeTimeout = (name: string, what: OwnPublish['what']): OutcomeWords => ({
  status: 'warning',
  title: say(TITLES[what].silence, { name }),
  lines: [say('Check the page on the site in a few minutes, and tell your administrator.')],
});

/** `1 second`, `4 seconds`, `2 minutes`. */
function formatDuration(seconds: number): string {
  const isShort = seconds < 90;
  const count = Math.max(1, Math.round(isShort ? seconds : seconds / 60));
  if (count === 1) return say(isShort ? '1 second' : '1 minute');
  return say(isShort ? '[count] seconds' : '[count] minutes', { count });
}
