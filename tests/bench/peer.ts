import path from 'node:path';
import { countPages } from './builds.ts';
import { makeCopy } from './copy.ts';
import { writeManyPages } from './manyPages.ts';
import { besidePeer, buildPeer } from './peer/builds.ts';
import { measureFirstLoads } from './peer/firstLoads.ts';
import { install } from './peer/install.ts';
import { kindsIn } from './peer/kinds.ts';
import { measureLighthouse } from './peer/lighthouse.ts';
import { measureNavigation } from './peer/navigation.ts';
import { serveOwn, servePeer } from './peer/servers.ts';
import type { AddRows } from './table.ts';

/** Number of pages of the large site that both build. */
const MANY_PAGES = 7_200;

/** Compares the site with the same pages built by Astro, and measures it with Lighthouse. */
export async function measurePeer(add: AddRows, progress: (text: string) => void): Promise<void> {
  await using peer = await install('astro');
  await using copy = await makeCopy(process.cwd());
  const kinds = kindsIn(copy);

  progress('Building beside Astro');
  const ours = await copy.run('build.ts');
  add(besidePeer(await countPages(copy), ours, await buildPeer(peer, copy)));
  {
    await using site = await serveOwn(copy.client);
    await using peers = await servePeer(path.join(peer.root, 'dist'));
    progress('Visiting pages of both');
    await measureFirstLoads(kinds, site, peers, add);
    progress('Clicking through both');
    await measureNavigation(kinds, site, peers, add);
    progress('Asking Lighthouse');
    await measureLighthouse(kinds, site, add);
  }
  progress(`Building ${MANY_PAGES.toLocaleString('en')} pages beside Astro`);
  await using large = await makeCopy(process.cwd());
  await writeManyPages(large.root, MANY_PAGES);
  const many = await large.run('build.ts');
  add(besidePeer(await countPages(large), many, await buildPeer(peer, large)));
}
