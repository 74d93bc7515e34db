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
  /** Whether its last good text stays published; if not, the document was never published. */
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

/** The consequence for the site. */
export function heldBackOutcome({ page, kept }: HeldBackDocument): string {
  if (!kept) return 'it was never published and is left out';
  return page === undefined
    ? 'it is unchanged on the site'
    : `the page ${page} keeps its last good text`;
}
