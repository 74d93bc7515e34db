import * as v from 'valibot';
import { DocumentSchema, type LakeDocument } from '../../documents/document.ts';
import { versionPrefix } from '../../documents/ids.ts';
import { LakeError } from '../../error.ts';
import type { WorkingSet } from '../workingSet.ts';

const FinalState = v.object({ id: v.string(), revisionId: v.string() });
const STATES = ['active', 'scheduled', 'published', 'archived'] as const;

/** The fields of a release that do not depend on its name. */
export const ReleaseFields = v.looseObject({
  state: v.picklist(STATES),
  /** The versions as they were when the release was published or archived. */
  finalDocumentStates: v.optional(v.array(FinalState)),
});

/** A release document, with the id `_.releases.<name>`. */
const LakeRelease = v.looseObject({
  ...DocumentSchema.entries,
  name: v.string(),
  ...ReleaseFields.entries,
});
type LakeRelease = v.InferOutput<typeof LakeRelease>;
type State = (typeof STATES)[number];

export const releaseDocumentId = (release: string): string => `_.releases.${release}`;

/** @throws {LakeError} when the release does not exist, or is in another state */
export function getRelease(
  set: WorkingSet,
  name: string,
  ...states: readonly State[]
): LakeRelease {
  const release = v.parse(LakeRelease, set.get(releaseDocumentId(name)));
  if (states.includes(release.state)) return release;
  throw new LakeError('conflict', `The release ${name} is ${release.state}`);
}

/** The versions in a release. */
export const versionsOf = (set: WorkingSet, name: string): LakeDocument[] =>
  set.under(versionPrefix(name));

/** The final revisions of removed versions, which remain in the history. */
export const finalStates = (versions: readonly LakeDocument[]) =>
  versions.map(({ _id, _rev = '' }) => ({ id: _id, revisionId: _rev }));
