import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';
import { PARTS, TRACKS } from '../../../locales/sections.ts';
import { say } from '../../words/say.ts';
import { hasContent } from './hasContent.ts';

/** A requirement needs a title and a text; a checklist needs at least four. */
export const requirementsRule: CustomValidator = (value) => {
  if (!isRecord(value)) return true;
  const incomplete = REQUIREMENT_KINDS.flatMap((kind) => {
    const title = `${kind}Title`;
    if (!value[title] === !value[kind]) return [];
    const missing = value[title] ? kind : title;
    return [{ path: [missing], message: say('Fill this in too, or clear the text beside it') }];
  });
  if (incomplete.length > 0) return incomplete;
  const filled = REQUIREMENT_KINDS.filter((kind) => value[kind]);
  return filled.length >= 4
    ? true
    : say('Fill in at least four requirements; there are [count]', { count: filled.length });
};

/** A timeline needs at least three steps. */
export const timelineRule: CustomValidator = (value) => {
  if (!isRecord(value)) return true;
  const filled = TIMELINE_KINDS.filter((kind) => value[kind]);
  return filled.length >= 3
    ? true
    : say('Fill in at least three steps; there are [count]', { count: filled.length });
};

/** The sections whose own fields do not require them, so that their absence is reported here. */
const REQUIRED_HERE = ['benefits', 'requirements', 'timeline'] as const;

/** Whether any tab of a programme has content. */
export const hasTabs = (program: unknown): boolean =>
  isRecord(program) && TRACKS.some((name) => hasContent(program[name]));

/** A programme has its sections either on the page or in two tabs. */
export const programRule: CustomValidator = (program) => {
  if (!isRecord(program)) return true;
  const missingFrom = (names: readonly string[]) =>
    names.filter((name) => !isFilled(program[name]));
  if (!hasTabs(program))
    return missingFrom(REQUIRED_HERE).map((name) => ({
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
