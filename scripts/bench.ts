import { compareBuilds, describeBuilds, measureBuilds, measureLarge } from './bench/builds.ts';
import { makeCopy } from './bench/copy.ts';
import { measureLake } from './bench/lake.ts';
import { measurePublish } from './bench/publish.ts';
import { measurePull } from './bench/pull.ts';
import { measureRegister } from './bench/register.ts';
import { measureRequests } from './bench/requests.ts';
import { measureSwitching } from './bench/switching.ts';
import { describeRows, type Row } from './bench/table.ts';
import { measureWeights } from './bench/weights.ts';
import { runCommand } from './command/command.ts';

const USAGE = `npm run bench

Measures this checkout in a temporary copy and prints each value beside its budget: bytes of every
kind of page, a filter of a long register on a slow phone, the time of builds, of a pull and from a
publish to the page, requests a second, requests that fail while releases are switched (needs
nginx), the embedded lake. No value, however slow, fails the command. It takes some minutes, most of
them for a site of 7,200 pages.`;

/** Sizes of sites that are measured beside the real one. */
const MANY_PAGES = [720, 7_200] as const;

await runCommand(USAGE, {}, async () => {
  await using copy = await makeCopy(process.cwd());
  const progress = (text: string) => console.error(text);
  const rows: Row[] = [];

  progress('Building the site');
  const builds = await measureBuilds(copy);
  rows.push(...describeBuilds(builds));
  rows.push(...(await measureWeights(copy)));
  progress('Filtering the register');
  rows.push(await measureRegister(copy));
  progress('Requesting a page');
  rows.push(...(await measureRequests(copy)));
  progress('Switching releases under load');
  rows.push(...(await measureSwitching(copy)));
  progress('Publishing');
  rows.push(...(await measurePublish(copy)));
  progress('Pulling with warm pictures');
  rows.push(await measurePull(copy, builds.full));
  for (const pages of MANY_PAGES) {
    progress(`Building a site of ${pages.toLocaleString('en')} pages`);
    await using large = await makeCopy(process.cwd());
    rows.push(...compareBuilds(await measureLarge(large, pages), builds));
  }
  progress('Writing to the lake and asking it');
  rows.push(...(await measureLake()));
  console.log(describeRows(rows));
});
