import { printable } from '../command/printable.ts';
import { describeProblem, type Problem } from './problems.ts';

/** A document that is not published as it is, because something is wrong with it. */
export interface Held {
  /** Its id; its type where the site has one of the type. */
  readonly document: string;
  readonly type: string;
  /** Its name or title in English, where it has one. */
  readonly title?: string | undefined;
  /** Address of the page that stays as it was. */
  readonly page?: string | undefined;
  /** Whether its last good text stays published; otherwise it was never published. */
  readonly kept: boolean;
  readonly problems: readonly Problem[];
}

/** Lines for a terminal: what stays as it was, and why. */
export const describeHeld = (held: readonly Held[]): string[] =>
  held.flatMap((document) => [
    `Held back ${nameOf(document)}: ${heldOutcome(document)}`,
    ...document.problems.map((problem) => `  ${describeProblem(problem)}`),
  ]);

/** Its id, and its title where it has one. */
export const nameOf = ({ document, title }: Held): string =>
  title === undefined ? document : `${document} (${printable(title, 100)})`;

/** What becomes of the document. */
export const heldOutcome = ({ page, kept }: Held): string =>
  kept
    ? page === undefined
      ? 'it stays as it was'
      : `the page ${page} keeps its last good text`
    : 'it was not published before and is left out';
