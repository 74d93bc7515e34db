import { CommandError } from '../command/command.ts';
import { toPrintable } from '../command/toPrintable.ts';

/** A fault in the content that prevents publishing. */
export interface Problem {
  /** Document id. */
  readonly document: string;
  /** Field path, such as `overview.description1`. */
  readonly field: string;
  /** `en` or `zh` if only one language is affected. */
  readonly language?: string | undefined;
  /** Path of the document's page, if any. */
  readonly page?: string | undefined;
  /** What is wrong and how to fix it. */
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

/** A problem as one line: document, field, language, page and message. */
export function describeProblem({ document, field, language, page, message }: Problem): string {
  const place = [
    `${document} › ${field || 'document'}`,
    language && `[${language}]`,
    page && `(page ${page})`,
  ];
  return toPrintable(`${place.filter(Boolean).join(' ')}: ${message}`);
}
