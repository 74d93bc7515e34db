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
 * Does to the working set what was asked.
 *
 * @throws {LakeError} when it cannot be done; the working set is then of no use
 */
type Act = (set: WorkingSet, tools: ActionTools) => Promise<void>;

/** What the Studio sends to ask for an action, such as `document.edit`. */
export const asks = <N extends string, E extends v.ObjectEntries>(name: N, entries: E) =>
  v.object({ actionType: v.literal(`sanity.action.${name}`), ...entries });

/**
 * An action: reads what is asked, and gives what does it.
 *
 * @param schema of what is asked
 * @param apply does it
 */
export const action = <S extends ReturnType<typeof asks>>(
  schema: S,
  apply: (set: WorkingSet, asked: v.InferOutput<S>, tools: ActionTools) => unknown,
) =>
  v.pipe(
    schema,
    v.transform((asked): { act: Act } => ({
      act: async (set, tools) => {
        await apply(set, asked, tools);
      },
    })),
  );
