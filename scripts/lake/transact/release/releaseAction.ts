import * as v from 'valibot';
import { PatchOperationsSchema } from '../mutation.ts';

/** The part between the dots of `versions.<release>.<id>`. */
const ReleaseId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'),
);

/** What is said of a release; https://www.sanity.io/docs/content-lake/content-releases */
const Metadata = v.looseObject({ title: v.optional(v.string()) });

const action = <N extends string, E extends v.ObjectEntries>(name: N, entries: E) =>
  v.object({
    ...{ actionType: v.literal(`sanity.action.release.${name}`), releaseId: ReleaseId },
    ...entries,
  });

/** What the Studio asks of releases. */
export const RELEASE_ACTIONS = [
  action('create', { metadata: v.optional(Metadata, {}) }),
  action('edit', { patch: PatchOperationsSchema }),
  action('publish', {}),
  action('archive', {}),
  action('unarchive', {}),
  action('delete', {}),
  action('schedule', { publishAt: v.pipe(v.string(), v.isoTimestamp()) }),
  action('unschedule', {}),
] as const;

export type ReleaseAction = v.InferOutput<(typeof RELEASE_ACTIONS)[number]>;
