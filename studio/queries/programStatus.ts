import * as v from 'valibot';
import { PROGRAM_STATES } from '../../locales/kinds.ts';

const Day = v.pipe(v.string(), v.isoDate());

const State = { state: v.picklist(PROGRAM_STATES), note: v.optional(v.unknown()) };

/** Whether a programme accepts applications, and the known later state. */
export const ProgramStatus = v.looseObject({
  ...State,
  since: v.optional(Day),
  next: v.optional(v.looseObject({ ...State, from: Day })),
});

export type ProgramStatus = v.InferOutput<typeof ProgramStatus>;

/** The state on a day: the later state applies from its first day. */
export function statusAsOf(status: ProgramStatus, day: string): ProgramStatus {
  const { next } = status;
  if (!next || next.from > day) return status;
  const { state, note, from } = next;
  return { state, since: from, ...(note !== undefined && { note }) };
}
