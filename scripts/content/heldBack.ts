import { toPrintable } from '../command/toPrintable.ts';
import { describeProblem, type Problem } from './problems.ts';

/** A document held back because of problems. */
export interface HeldBackDocument {
  /** Its id, or its type for singletons. */
  readonly document: string;
  readonly type: string;
  /** Its English name or title, if any. */
  readonly title?: string | undefined;
  /** Path of the page that is unchanged. */
  readonly page?: string | undefined;
  /** Whether its last good text stays published; if not, it has no text or was never published. */
  readonly kept: boolean;
  readonly problems: readonly Problem[];
}

/** Lines for the terminal: the documents held back, with reasons. */
export const describeHeldBack = (held: readonly HeldBackDocument[]): string[] =>
  held.flatMap((document) => [
    `Held back ${nameWithTitle(document)}: ${heldBackOutcome(document)}`,
    ...document.problems.map((problem) => `  ${describeProblem(problem)}`),
  ]);

/** Id and title, if any. */
export const nameWithTitle = ({ document, title }: HeldBackDocument): string =>
  title === undefined ? document : `${document} (${toPrintable(title, 100)})`;

/** Types whose documents have no output of their own that could be kept. */
const NOT_KEPT = new Set(['exchangeRates', 'claimRule']);

/** The consequence for the site. */
export function heldBackOutcome({ type, page, kept }: HeldBackDocument): string {
  if (NOT_KEPT.has(type)) return 'it is left out';
  if (!kept) return 'it was never published and is left out';
  return page === undefined
    ? 'it is unchanged on the site'
    : `the page ${page} keeps its last good text`;
}
