import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { CommandError } from '../command/command.ts';
import { explainDiskFailure } from '../disk/diskFailure.ts';
import { writeFileDurably } from '../disk/durableWrites.ts';
import { fromJson, toJson } from '../disk/json.ts';
import { isReleaseId } from './id.ts';
import { currentLink, refuseCopiedLink, refuseUnreachable, releasePaths } from './paths.ts';

/** A hashed file of earlier releases, kept for open tabs. */
const KeptAsset = v.object({
  /** Relative to the site's folder: `assets/chunks/a.js`. */
  path: v.string(),
  /** When the last release that used it was replaced. */
  unusedSince: v.pipe(v.string(), v.isoTimestamp()),
  /** Number of releases since then, including this one. */
  releases: v.number(),
});

/** Contents of `release.json`. */
const ReleaseSchema = v.object({
  id: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Fingerprint of all inputs of the site: content, code and settings. */
  inputs: v.string(),
  /** Counts, for display. */
  contains: v.object({
    pages: v.number(),
    programs: v.number(),
    projects: v.number(),
    team: v.number(),
    texts: v.number(),
    files: v.number(),
    bytes: v.number(),
  }),
  /** One-sentence summary of the changes since the previous release. */
  changes: v.string(),
  kept: v.array(KeptAsset),
});

export type Release = v.InferOutput<typeof ReleaseSchema>;
export type KeptAsset = v.InferOutput<typeof KeptAsset>;

/**
 * The complete releases of a folder, oldest first.
 *
 * @param releases the folder `releases`
 */
export const listReleases = (releases: string): Release[] =>
  releaseFolders(releases)
    .filter((id) => isCompleteRelease(releases, id))
    .map((id) => readRelease(releases, id));

/** All release folders, complete or not, oldest first. */
export const releaseFolders = (releases: string): string[] =>
  existsSync(releases) ? readdirSync(releases).filter(isReleaseId).sort() : [];

/** Whether a release is complete: its record is written last. */
export const isCompleteRelease = (releases: string, id: string): boolean =>
  existsSync(releasePaths(releases, id).record);

/**
 * @throws {CommandError} when the record cannot be read, or is damaged; visitors may still see the
 * release
 */
function readRelease(releases: string, id: string): Release {
  const { record } = releasePaths(releases, id);
  const release = fromJson(ReleaseSchema, readText(record));
  if (release) return release;
  throw new CommandError(`${record} is damaged: remove this file`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw explainDiskFailure(error);
  }
}

/** Writes a release's record, which completes the release. */
export const writeRelease = (releases: string, release: Release): Promise<void> =>
  writeFileDurably(releasePaths(releases, release.id).record, toJson(release));

/** The id of the current release; `undefined` before the first. */
export function currentReleaseId(releases: string): string | undefined {
  try {
    return path.basename(readlinkSync(currentLink(releases)));
  } catch {
    return undefined;
  }
}

/** The current release; `undefined` before the first. */
export function currentRelease(releases: string): Release | undefined {
  const id = currentReleaseId(releases);
  return id !== undefined && isCompleteRelease(releases, id)
    ? readRelease(releases, id)
    : undefined;
}

/** @throws {CommandError} when there is no complete current release, or it cannot be reached */
export const requireCurrentRelease = (releases: string): Release =>
  readRelease(releases, requireCurrentReleaseId(releases));

/** @throws {CommandError} when there is no complete current release, or it cannot be reached */
export function requireCurrentReleaseId(releases: string): string {
  refuseUnreachable(releases);
  refuseCopiedLink(releases);
  const id = currentReleaseId(releases);
  if (id === undefined)
    throw new CommandError(
      `${releases} has no current release: run npm run publish-server, which makes the first one`,
    );
  if (isCompleteRelease(releases, id)) return id;
  throw new CommandError(
    `${currentLink(releases)} points to ${id}, which is not a complete release: run npm run publish-server, which switches to the newest release`,
  );
}
