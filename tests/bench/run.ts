import { runCommand, UsageError } from '../../scripts/command/command.ts';
import { compareBuilds, describeBuilds, measureBuilds, measureLarge } from './builds.ts';
import { makeCopy } from './copy.ts';
import { measureLake } from './lake.ts';
import { measurePeer } from './peer.ts';
import { measurePublish } from './publish.ts';
import { measurePull } from './pull.ts';
import { measureRegister } from './register.ts';
import { measureRequests } from './requests.ts';
import { measureSwitching } from './switching.ts';
import { type AddRows, describeRows, type Row } from './table.ts';
import { measureWeights } from './weights.ts';

const USAGE = `npm run bench [-- --own | --peer]

Measures this checkout in a temporary copy and prints each value beside its budget: bytes of every
kind of page, a filter of a long register on a slow phone, the time of builds, of a pull and from a
publish to the page, requests a second, requests that fail while releases are switched (needs
nginx), the embedded lake; and beside the same pages made with Astro and React, which it installs
for that: builds, first loads and clicks in Chromium; and the verdict of Lighthouse. No value,
however slow, fails the command. Each is said when it is known, and all in a table at the end. It
takes half an hour, most of it for sites of 7,200 pages and for Lighthouse.

  --own   leave out Astro and Lighthouse: nothing is installed
  --peer  only these`;

const OPTIONS = { own: { type: 'boolean' }, peer: { type: 'boolean' } } as const;

/** Numbers of pages of further sites to measure. */
const MANY_PAGES = [720, 7_200] as const;

await runCommand(USAGE, OPTIONS, async ({ own = false, peer = false }) => {
  if (own && peer) throw new UsageError('--own and --peer: give one of them');
  const rows: Row[] = [];
  const add: AddRows = (...measured) => {
    rows.push(...measured);
    for (const { what, value, budget } of measured) progress(`  ${what}: ${value} (${budget})`);
  };
  if (!peer) await measureOwn(add);
  if (!own) await measurePeer(add, progress);
  console.log(describeRows(rows));
});

function progress(text: string): void {
  console.error(text);
}

async function measureOwn(add: AddRows): Promise<void> {
  await using copy = await makeCopy(process.cwd());
  progress('Building the site');
  const builds = await measureBuilds(copy);
  add(...describeBuilds(builds), ...(await measureWeights(copy)));
  progress('Filtering the register');
  add(await measureRegister(copy));
  progress('Requesting a page');
  add(...(await measureRequests(copy)));
  progress('Switching releases under load');
  add(...(await measureSwitching(copy)));
  progress('Publishing');
  add(...(await measurePublish(copy)));
  progress('Pulling with warm pictures');
  add(await measurePull(copy, builds.full));
  for (const pages of MANY_PAGES) {
    progress(`Building a site of ${pages.toLocaleString('en')} pages`);
    await using large = await makeCopy(process.cwd());
    add(...compareBuilds(await measureLarge(large, pages), builds));
  }
  progress('Writing to the lake and asking it');
  add(...(await measureLake()));
}
