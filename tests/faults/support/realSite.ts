import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { SECRET } from '../../publish/support/deliver.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { type Edit, setField } from '../../support/dataset.ts';
import { makeSmallSite, type SmallSite } from '../../support/smallSite.ts';

/** A checkout with few pages, from which the real publish server publishes. */
export interface RealSite extends SmallSite {
  /** The folder `releases`. */
  readonly releases: string;
  /** Changes a text of the home page, without notifying the server. */
  write(text: string): Promise<void>;
}

/** Makes one with these edits, without a release. */
export async function makeRealSite(...edits: Edit[]): Promise<RealSite> {
  const site = await makeSmallSite(...edits);
  const releases = path.join(site.root, 'releases');
  await mkdir(releases);
  for (const icon of await readdir('public'))
    if (/\.\w+$/.test(icon)) await copyFile(`public/${icon}`, path.join(site.root, 'public', icon));
  const write = (text: string) =>
    site.edit(...FEW_PAGES, ...edits, setField('home', 'startConsultation.en', text));
  return { ...site, releases, write };
}

/**
 * Starts the publish server in its working directory, like `npm run publish-server`, on a free
 * port.
 */
export const publishCommand = (): string[] => [
  process.execPath,
  path.resolve('scripts/publish-server.ts'),
  '--port',
  '0',
  '--poll',
  '0',
];

/** Matches the server's address in its output. */
export const SERVES = /"origin":"(http:\/\/127\.0\.0\.1:\d+)"/;

export const PUBLISH_SETTINGS = { SANITY_WEBHOOK_SECRET: SECRET } as const;
