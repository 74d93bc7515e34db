import type { CustomValidator } from '@sanity/types';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A requirement is a line and a sentence; a checklist has at least four. */
export const requirementsProblem: CustomValidator = (value) => {
  if (!isRecord(value)) return true;
  const half = REQUIREMENT_KINDS.find((kind) => !value[kind] !== !value[`${kind}Title`]);
  if (half) return `${half} needs both its line and its sentence, or neither`;
  const filled = REQUIREMENT_KINDS.filter((kind) => value[kind]);
  return filled.length >= 4 ? true : 'needs at least four requirements';
};

/** A timeline has at least three steps. */
export const timelineProblem: CustomValidator = (value) =>
  !isRecord(value) || TIMELINE_KINDS.filter((kind) => value[kind]).length >= 3
    ? true
    : 'needs at least three steps';
