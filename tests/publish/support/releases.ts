import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releasePaths } from '../../../scripts/release/paths.ts';
import { type Release, writeRelease } from '../../../scripts/release/release.ts';

/** A temporary releases folder. */
export interface TestReleases extends AsyncDisposable {
  readonly folder: string;
}

export async function makeReleasesFolder(): Promise<TestReleases> {
  const root = await mkdtemp(path.join(tmpdir(), 'releases-'));
  const folder = path.join(root, 'releases');
  await mkdir(folder);
  return { folder, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

/** Writes a release whose files contain their own names. */
export async function writeTestRelease(
  releases: string,
  id: string,
  files: readonly string[] = [],
  record: Partial<Release> = {},
): Promise<Release> {
  const { site } = releasePaths(releases, id);
  for (const name of ['index.html', ...files]) {
    const file = path.join(site, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${id} ${name}`);
  }
  const release: Release = {
    id,
    createdAt: new Date().toISOString(),
    inputs: id,
    changes: 'some',
    kept: [],
    contains: { pages: 70, programs: 0, projects: 0, team: 0, texts: 1, files: 1, bytes: 1 },
    ...record,
  };
  await writeRelease(releases, release);
  return release;
}
