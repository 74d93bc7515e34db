import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { hasContent } from './hasContent.ts';

/** A requirement is a line and a sentence; a checklist has at least four. */
export const requirementsProblem: CustomValidator = (value) => {
  if (!isRecord(value)) return true;
  const halves = REQUIREMENT_KINDS.flatMap((kind) => {
    const [line, sentence] = [`${kind}Title`, kind];
    if (!value[line] === !value[sentence]) return [];
    const missing = value[line] ? sentence : line;
    return [{ path: [missing], message: say('Fill this in too, or clear the text beside it') }];
  });
  if (halves.length > 0) return halves;
  const filled = REQUIREMENT_KINDS.filter((kind) => value[kind]);
  return filled.length >= 4
    ? true
    : say('Fill in at least four requirements; there are [count]', { count: filled.length });
};

/** A timeline has at least three steps. */
export const timelineProblem: CustomValidator = (value) => {
  if (!isRecord(value)) return true;
  const filled = TIMELINE_KINDS.filter((kind) => value[kind]);
  return filled.length >= 3
    ? true
    : say('Fill in at least three steps; there are [count]', { count: filled.length });
};

const PARTS = ['overview', 'benefits', 'requirements', 'timeline'] as const;

/** Those of which no field of their own says that it is missing. */
const ASKED_FOR_HERE = ['benefits', 'requirements', 'timeline'] as const;

/** The two tabs of a programme that has them. */
export const TRACKS = ['business', 'birth'] as const;

/** Whether somebody began the tabs of a programme. */
export const hasTabs = (program: unknown): boolean =>
  isRecord(program) && TRACKS.some((name) => hasContent(program[name]));

/** A programme has its parts once, or twice in two tabs. */
export const programProblem: CustomValidator = (program) => {
  if (!isRecord(program)) return true;
  const missingFrom = (names: readonly string[]) =>
    names.filter((name) => !isFilled(program[name]));
  if (!hasTabs(program))
    return missingFrom(ASKED_FOR_HERE).map((name) => ({
      path: [name],
      message: say('A programme needs this section: fill it in'),
    }));
  return [
    ...missingFrom(TRACKS).map((name) => ({
      path: [name],
      message: say('Fill in this tab too: a programme has two tabs or none'),
    })),
    ...PARTS.filter((name) => hasContent(program[name])).map((name) => ({
      path: [name],
      message: say('This is not shown if a programme has two tabs: clear it, or clear the tabs'),
    })),
  ];
};

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
