import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Edit } from '../../support/dataset.ts';
import { makeSmallSite, type SmallSite } from '../../support/smallSite.ts';

/** A checkout with few pages, and everything that they link to. */
export async function makePublishableSite(...edits: Edit[]): Promise<SmallSite> {
  const site = await makeSmallSite(...edits);
  for (const icon of await readdir('public'))
    if (/\.\w+$/.test(icon)) await copyFile(`public/${icon}`, path.join(site.root, 'public', icon));
  return site;
}
