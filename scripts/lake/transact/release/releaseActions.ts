import * as v from 'valibot';
import type { LakeDocument } from '../../documents/document.ts';
import { alreadyExistsError } from '../../error.ts';
import { actionSchema, defineAction } from '../action.ts';
import { applyPatch } from '../applyPatch.ts';
import { PatchOperationsSchema } from '../mutation.ts';
import { publishVersion } from '../publishVersion.ts';
import type { WorkingSet } from '../workingSet.ts';
import {
  finalStates,
  getRelease,
  ReleaseFields,
  releaseDocumentId,
  versionsOf,
} from './release.ts';

/** The release name in `versions.<release>.<id>`. */
const ReleaseId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be 1 to 64 letters, digits, hyphens or underscores'),
);
const NAMED = { releaseId: ReleaseId };

/** Metadata of a release; https://www.sanity.io/docs/content-lake/content-releases */
const Metadata = v.looseObject({ title: v.optional(v.string()) });

/** An ISO timestamp that JavaScript can parse; the standard allows further formats. */
export const Time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(
    (text) => Number.isFinite(Date.parse(text)),
    'must be a time such as 2027-01-31T12:00:00Z',
  ),
);

/** Actions on a release and all of its documents, each atomic. */
export const RELEASE_ACTIONS = [
  defineAction(
    actionSchema('release.create', { ...NAMED, metadata: v.optional(Metadata, {}) }),
    (set, { releaseId: name, metadata }) => {
      const _id = releaseDocumentId(name);
      if (set.find(_id)) throw alreadyExistsError(_id);
      set.put({
        _id,
        _type: 'system.release',
        name,
        state: 'active',
        userId: set.author,
        metadata: { title: '', releaseType: 'undecided', ...metadata },
      });
    },
  ),
  defineAction(
    actionSchema('release.import', {
      ...NAMED,
      attributes: ReleaseFields,
      ifExists: v.optional(v.picklist(['fail', 'ignore', 'replace']), 'fail'),
    }),
    (set, { releaseId: name, attributes, ifExists }) => {
      const _id = releaseDocumentId(name);
      const exists = set.find(_id) !== undefined;
      if (exists && ifExists === 'ignore') return;
      if (exists && ifExists === 'fail') throw alreadyExistsError(_id);
      const release = { ...attributes, _id, _type: 'system.release', name };
      // Its time may have passed, and its versions may not be imported yet.
      set.put(attributes.state === 'scheduled' ? unscheduled(release) : release);
    },
  ),
  defineAction(
    actionSchema('release.edit', { ...NAMED, patch: PatchOperationsSchema }),
    async (set, { releaseId, patch: operations }, { patch }) => {
      const release = getRelease(set, releaseId, 'active', 'scheduled');
      set.put(await applyPatch(release, operations, patch));
    },
  ),
  defineAction(actionSchema('release.publish', NAMED), (set, { releaseId }) =>
    publishRelease(set, releaseId),
  ),
  defineAction(actionSchema('release.archive', NAMED), (set, { releaseId }) => {
    const release = getRelease(set, releaseId, 'active');
    const versions = versionsOf(set, releaseId);
    for (const { _id } of versions) set.remove(_id);
    set.put({ ...release, state: 'archived', finalDocumentStates: finalStates(versions) });
  }),
  defineAction(actionSchema('release.unarchive', NAMED), (set, { releaseId }, { lastOf }) => {
    const { finalDocumentStates = [], ...release } = getRelease(set, releaseId, 'archived');
    for (const { id } of finalDocumentStates) {
      const version = lastOf(id);
      if (version) set.put(version);
    }
    set.put({ ...release, state: 'active' });
  }),
  defineAction(actionSchema('release.delete', NAMED), (set, { releaseId }) =>
    set.remove(getRelease(set, releaseId, 'published', 'archived')._id),
  ),
  defineAction(
    actionSchema('release.schedule', { ...NAMED, publishAt: Time }),
    (set, { releaseId, publishAt }) =>
      set.put({ ...getRelease(set, releaseId, 'active'), state: 'scheduled', publishAt }),
  ),
  defineAction(actionSchema('release.unschedule', NAMED), (set, { releaseId }) =>
    set.put(unscheduled(getRelease(set, releaseId, 'scheduled'))),
  ),
] as const;

const unscheduled = (release: LakeDocument) => ({
  ...release,
  state: 'active',
  publishAt: undefined,
});

/**
 * Publishes all documents of a release.
 *
 * @throws {LakeError} when it is already published or archived
 */
export function publishRelease(set: WorkingSet, name: string): void {
  const { error: _, ...release } = getRelease(set, name, 'active', 'scheduled');
  const versions = versionsOf(set, name);
  for (const version of versions) publishVersion(set, version);
  set.put({
    ...release,
    state: 'published',
    publishedAt: set.timestamp,
    finalDocumentStates: finalStates(versions),
  });
}
