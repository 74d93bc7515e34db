import { CommandError } from '../command.ts';

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
    super(describeProblems(problems));
    this.problems = problems;
  }
}

function describeProblems(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const lines = problems.map(({ document, field, language, page, message }) => {
    const place = [
      `${document} › ${field || 'document'}`,
      language && `[${language}]`,
      page && `(page ${page})`,
    ];
    return `  ${place.filter(Boolean).join(' ')}: ${message}`;
  });
  return [`The content has ${count}; nothing was written.`, ...lines].join('\n');
}
