import type { EditorProblem, PublishFailure } from '../../../studio/publishing/outcome.ts';
import { sayInBoth } from '../../../studio/words/say.ts';
import { CommandError, describeFailure } from '../../command/command.ts';
import { causesOf } from '../../command/failure.ts';
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
  const cause = withCauses(error).find(isOutOfMemory);
  const explained = cause
    ? new CommandError('The build ran out of memory: free some, or add some', { cause })
    : explainDiskFailure(error);
  const problems = error instanceof ContentError ? error.problems : [];
  return {
    kind: 'failed',
    why: cause ? 'ended' : failureKindOf(error, step),
    message: describeFailure(explained),
    reasons: toEditorProblems(problems),
  };
}

function failureKindOf(error: unknown, step: string): PublishFailure {
  if (error instanceof ContentError) return 'content';
  // The pull and the build have explained theirs already.
  const isOfDisk = withCauses(error)
    .slice(0, 2)
    .some((failure) => explainDiskFailure(failure) !== failure);
  return isOfDisk ? 'disk' : (BY_STEP[step] ?? 'ended');
}

/** Where V8 does not end the process: for a buffer, and in the HTTP parser, which is WebAssembly. */
const isOutOfMemory = ({ name, message }: Error): boolean =>
  (name === 'RangeError' && /allocation failed/.test(message)) ||
  (name === 'RuntimeError' && message === 'memory access out of bounds');

const withCauses = (error: unknown): readonly Error[] =>
  error instanceof Error ? [error, ...causesOf(error)] : [];
