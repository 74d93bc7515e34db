import * as v from 'valibot';
import { PatchOperationsSchema } from '../mutation.ts';

const kind = <T extends string>(name: T) => v.literal(`sanity.action.release.${name}`);

/** The part between the dots of `versions.<release>.<id>`. */
const ReleaseId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'),
);

/** What is said of a release; https://www.sanity.io/docs/content-lake/content-releases */
const Metadata = v.looseObject({ title: v.optional(v.string()) });

/** What the Studio asks of releases. */
export const RELEASE_ACTIONS = [
  v.object({
    actionType: kind('create'),
    releaseId: ReleaseId,
    metadata: v.optional(Metadata, {}),
  }),
  v.object({ actionType: kind('edit'), releaseId: ReleaseId, patch: PatchOperationsSchema }),
  v.object({ actionType: kind('publish'), releaseId: ReleaseId }),
  v.object({ actionType: kind('archive'), releaseId: ReleaseId }),
  v.object({ actionType: kind('unarchive'), releaseId: ReleaseId }),
  v.object({ actionType: kind('delete'), releaseId: ReleaseId }),
  v.object({
    actionType: kind('schedule'),
    releaseId: ReleaseId,
    publishAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({ actionType: kind('unschedule'), releaseId: ReleaseId }),
] as const;

export type ReleaseAction = v.InferOutput<(typeof RELEASE_ACTIONS)[number]>;
