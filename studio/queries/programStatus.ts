import * as v from 'valibot';
import { PROGRAM_STATES } from '../../locales/kinds.ts';

const Day = v.pipe(v.string(), v.isoDate());

const State = { state: v.picklist(PROGRAM_STATES), note: v.optional(v.unknown()) };

/** Whether a programme takes applications, and the change of that which is known to come. */
export const ProgramStatus = v.looseObject({
  ...State,
  since: v.optional(v.string()),
  next: v.optional(v.looseObject({ ...State, from: Day })),
});

export type ProgramStatus = v.InferOutput<typeof ProgramStatus>;

/** The state on a day: what is to come takes its place on the day that it names. */
export function statusOn(status: ProgramStatus, day: string): ProgramStatus {
  const { next } = status;
  if (!next || next.from > day) return status;
  const { state, note, from } = next;
  return { state, since: from, ...(note !== undefined && { note }) };
}
