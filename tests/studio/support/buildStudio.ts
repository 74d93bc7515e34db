import { createHash } from 'node:crypto';
import { glob, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readSettings } from '../../../scripts/command/settings.ts';
import { fileExists } from '../../../scripts/disk/durableWrites.ts';
import { runSanity } from '../../../scripts/studio/runSanity.ts';
import { writeFixtureDataset } from '../../support/fixtureDataset.ts';

/** Placeholder for the URL of the lake in the built Studio, which is replaced when it is served. */
export const LAKE_PLACEHOLDER = 'http://localhost:65535';

/** The same for the publish server. */
export const PUBLISH_SERVER_PLACEHOLDER = 'http://localhost:65534';

const BUILDS = path.resolve('.cache', 'studio');

/** Builds the Studio once for all tests, and again only when its sources change. */
export default async function buildStudio(): Promise<void> {
  const build = path.join(BUILDS, await digestOfSources());
  process.env.STUDIO_BUILD = build;
  process.env.STUDIO_DATASET = path.resolve('.cache', 'studio-dataset');
  await writeFixtureDataset(process.env.STUDIO_DATASET);
  if (await fileExists(build)) return;
  const part = `${build}.part`;
  await rm(BUILDS, { recursive: true, force: true });
  const settings = readSettings({
    SANITY_API_HOST: LAKE_PLACEHOLDER,
    PUBLISH_SERVER_URL: PUBLISH_SERVER_PLACEHOLDER,
  });
  await runSanity(
    path.resolve('studio'),
    ['build', '--yes', part],
    settings,
    'http://localhost:3000',
  );
  await rename(part, build);
}

async function digestOfSources(): Promise<string> {
  const hash = createHash('sha256').update(await readFile('studio/package-lock.json'));
  const sources = glob('{studio,components,locales,pages}/**/*.{ts,tsx,css,json}', {
    exclude: (file) => /(?:^|\/)(?:node_modules|dist|dataset|\.sanity)$/.test(file),
  });
  const files: string[] = [];
  for await (const file of sources) files.push(file);
  for (const file of files.sort()) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
