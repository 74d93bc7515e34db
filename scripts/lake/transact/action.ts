import * as v from 'valibot';
import type { LakeDocument } from '../documents/document.ts';
import type { Patcher } from './applyPatch.ts';
import type { WorkingSet } from './workingSet.ts';

/** What an action needs besides the documents. */
interface ActionTools {
  readonly patch: Patcher;
  /** The last state of a document, even if it is deleted. */
  readonly lastOf: (id: string) => LakeDocument | undefined;
}

/**
 * Applies an action to the working set.
 *
 * @throws {LakeError} when it fails; the working set must then be discarded
 */
type ApplyAction = (set: WorkingSet, tools: ActionTools) => Promise<void>;

/** The schema of a requested action, such as `document.edit`. */
export const actionSchema = <N extends string, E extends v.ObjectEntries>(name: N, entries: E) =>
  v.object({ actionType: v.literal(`sanity.action.${name}`), ...entries });

/**
 * Defines an action: a schema that parses the request into a function that applies it.
 *
 * @param schema schema of the request
 * @param apply applies the action to the working set
 */
export const defineAction = <S extends ReturnType<typeof actionSchema>>(
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
