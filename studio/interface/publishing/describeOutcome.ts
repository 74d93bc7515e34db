import { sayCounts } from '../../changes/summary.ts';
import type {
  DueFiling,
  EditorProblem,
  PublishFailure,
  PublishOutcome,
} from '../../publishing/outcome.ts';
import { STUDIO_LANGUAGE } from '../../words/language.ts';
import { labelled } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import type { StudioSentence } from '../../words/zh/index.ts';
import type { OwnPublish } from './followPublish.ts';
import type { OutcomeNames } from './outcomeNames.ts';

/** An outcome in an editor's words. */
export interface OutcomeWords {
  readonly status: 'info' | 'success' | 'warning' | 'error';
  readonly title: string;
  /** What else there is to know, a sentence each. */
  readonly lines: readonly string[];
  /** What is to be filed because of it, and by when, a sentence each. */
  readonly filings?: readonly string[];
  /** The other documents of which visitors see what they saw before. */
  readonly held?: readonly HeldWords[];
}

/** A document that is held back, in an editor's words. */
export interface HeldWords {
  readonly id: string;
  /** `undefined` where the lake has no such document. */
  readonly type: string | undefined;
  readonly name: string;
  readonly reasons: readonly string[];
}

/**
 * @param publish what editors call the document, and what was done to it
 * @param names what they call documents and fields
 * @param advice sentences on what is shown now
 */
export function describeOutcome(
  { name, what }: Pick<OwnPublish, 'name' | 'what'>,
  outcome: PublishOutcome,
  names: OutcomeNames,
  advice: readonly string[] = [],
): OutcomeWords {
  const tell = (reason: EditorProblem) =>
    labelled(names.placeOf(reason), reason.message[STUDIO_LANGUAGE]);
  switch (outcome.state) {
    case 'unheard':
    case 'waiting':
      return { status: 'info', title: say(TITLES[what].waiting, { name }), lines: [] };
    case 'building':
      return { status: 'info', title: say(TITLES[what].building, { name }), lines: [] };
    case 'live':
      return {
        status: outcome.heldOthers.length > 0 ? 'warning' : 'success',
        title: say(TITLES[what].live, { name, time: inWords(outcome.seconds) }),
        lines: [...changesOf(outcome), ...advice],
        filings: outcome.filings.map(toFile),
        held: outcome.heldOthers.map(({ document, reasons }) => ({
          id: document,
          type: names.typeOf(document),
          name: names.nameOf(document),
          reasons: reasons.map((reason) =>
            labelled(names.fieldOf(reason), reason.message[STUDIO_LANGUAGE]),
          ),
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
        lines: outcome.reasons.map(tell),
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
          ...(outcome.reasons.length > 0 ? outcome.reasons.map(tell) : [outcome.message]),
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

/** Why, for who cannot read the server's own record, which stands below. */
const FAILURE_WORDS = {
  content: 'Content that the site needs has a problem:',
  source: 'The content could not be fetched. The server says:',
  disk: 'The server has a disk problem: tell your administrator. The server says:',
  build: 'A page could not be built: tell your administrator. The server says:',
  check: 'The new site did not pass its checks: tell your administrator. The server says:',
  switch: 'The new site could not be put in place: tell your administrator. The server says:',
  ended: 'The build stopped before it finished: tell your administrator. The server says:',
} as const satisfies Record<PublishFailure, StudioSentence>;

/** Without numbers the server tells them in English alone. */
function changesOf({ changes, counts }: PublishOutcome & { state: 'live' }): string[] {
  if (counts) return [sayCounts(counts)];
  return STUDIO_LANGUAGE === 'en' ? [changes] : [];
}

const toFile = ({ titles, due, timeZone }: DueFiling) =>
  say('The text of “[page]” has changed: file a copy by [due] ([timeZone]).', {
    page: titles[STUDIO_LANGUAGE],
    due,
    timeZone,
  });

const AGAIN = say('The build will be retried automatically within a few minutes.');

/** Told when the server does not answer, or has not heard of a publish for long. */
export const describeSilence = (name: string, what: OwnPublish['what']): OutcomeWords => ({
  status: 'warning',
  title: say(TITLES[what].silence, { name }),
  lines: [say('Check the page on the site in a few minutes, and tell your administrator.')],
});

/** `1 second`, `4 seconds`, `2 minutes`. */
function inWords(seconds: number): string {
  const isShort = seconds < 90;
  const count = Math.max(1, Math.round(isShort ? seconds : seconds / 60));
  if (count === 1) return say(isShort ? '1 second' : '1 minute');
  return say(isShort ? '[count] seconds' : '[count] minutes', { count });
}
