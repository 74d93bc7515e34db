import * as v from 'valibot';
import type { LakeDocument } from '../documents/document.ts';
import type { Patcher } from './applyPatch.ts';
import type { WorkingSet } from './workingSet.ts';

/** What an action needs beside the documents. */
interface ActionTools {
  readonly patch: Patcher;
  /** A document as it was before it was removed. */
  readonly lastOf: (id: string) => LakeDocument | undefined;
}

/**
 * Does to the working set what was values.
 *
 * @throws {LakeError} when it cannot be done; the working set is then of no use
 */
type ApplyAction = (set: WorkingSet, tools: ActionTools) => Promise<void>;

/** What the Studio sends to ask for an action, such as `document.edit`. */
export const input = <N extends string, E extends v.ObjectEntries>(name: N, entries: E) =>
  v.object({ actionType: v.literal(`sanity.action.${name}`), ...entries });

/**
 * An action: reads what is values, and gives what does it.
 *
 * @param schema of what is values
 * @param apply does it
 */
export const action = <S extends ReturnType<typeof input>>(
  schema: S,
  apply: (set: WorkingSet, values: v.InferOutput<S>, tools: ActionTools) => unknown,
) =>
  v.pipe(
    schema,
    v.transform((values): { apply: ApplyAction } => ({
      apply: async (set, tools) => {
        await apply(set, values, tools);
      },
    })),
  );
