import type { EditorProblem, PublishFailure } from '../../../studio/publishing/outcome.ts';
import { sayInBoth } from '../../../studio/words/say.ts';
import { CommandError, describeFailure } from '../../command/command.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { explainDiskFailure } from '../../disk/diskFailure.ts';
import type { BuildOutcome } from '../builds.ts';

/** Problems of documents, in both languages of the editors. */
export const toEditorProblems = (problems: readonly Problem[]): EditorProblem[] =>
  problems.map(({ document, field, message }) => ({
    document,
    field,
    message: sayInBoth(message),
  }));

/** The failure that editors see, by the step that failed. */
const BY_STEP: Readonly<Record<string, PublishFailure>> = {
  pull: 'source',
  build: 'build',
  verify: 'check',
  link: 'switch',
  report: 'switch',
  complete: 'switch',
};

/**
 * The outcome of a build that threw.
 *
 * @param step the step that was running
 */
export function failedOutcome(error: unknown, step: string): BuildOutcome & { kind: 'failed' } {
  const explained = isOutOfMemory(error)
    ? new CommandError('The build ran out of memory: free some, or add some', { cause: error })
    : explainDiskFailure(error);
  const problems = error instanceof ContentError ? error.problems : [];
  return {
    kind: 'failed',
    why: failureKindOf(error, step),
    message: describeFailure(explained),
    reasons: toEditorProblems(problems),
  };
}

function failureKindOf(error: unknown, step: string): PublishFailure {
  if (error instanceof ContentError) return 'content';
  if (isOutOfMemory(error)) return 'ended';
  // The pull and the build have explained theirs already.
  const isOfDisk = withCause(error).some((failure) => explainDiskFailure(failure) !== failure);
  return isOfDisk ? 'disk' : (BY_STEP[step] ?? 'ended');
}

/** Where V8 does not end the process. */
const isOutOfMemory = (error: unknown): boolean =>
  withCause(error).some(
    (failure) => failure instanceof RangeError && /allocation failed/.test(failure.message),
  );

const withCause = (error: unknown): readonly unknown[] => [
  error,
  error instanceof Error && error.cause,
];
