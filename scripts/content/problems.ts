import { CommandError } from '../command/command.ts';
import { printable } from '../command/printable.ts';

/** Something in the content that must not be published. */
export interface Problem {
  /** Document id. */
  readonly document: string;
  /** Field path, e.g. `overview.description1`. */
  readonly field: string;
  /** `en` or `zh` when one language is concerned. */
  readonly language?: string | undefined;
  /** Address of the page, where the document has one. */
  readonly page?: string | undefined;
  /** What is wrong and how to mend it. */
  readonly message: string;
}

/** The content was refused; nothing was written. */
export class ContentError extends CommandError {
  override readonly name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    const lines = problems.map((problem) => `  ${describeProblem(problem)}`);
    super([`The content has ${count}; nothing was written.`, ...lines].join('\n'));
    this.problems = problems;
  }
}

/** A problem as a line: the document, the field, the language, the page, what is wrong. */
export function describeProblem({ document, field, language, page, message }: Problem): string {
  const place = [
    `${document} › ${field || 'document'}`,
    language && `[${language}]`,
    page && `(page ${page})`,
  ];
  return printable(`${place.filter(Boolean).join(' ')}: ${message}`);
}
