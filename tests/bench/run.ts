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

Measures this checkout in a temporary copy, and prints each value with its budget: the size of every
kind of page, a filter of a long register on a slow phone, the duration of builds, of a pull and from
a publish to the page, requests per second, requests that fail while releases are switched (requires
nginx), and the embedded lake. Compares builds, first loads and clicks in Chromium with the same
pages made with Astro and React, which it installs, and runs Lighthouse. No value, however slow,
fails the command. Values are printed as they are measured, and in a table at the end. Takes half an
hour, most of it for sites of 7,200 pages and for Lighthouse.

  --own   omit Astro and Lighthouse, and install nothing
  --peer  only Astro and Lighthouse`;

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
