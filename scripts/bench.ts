import { measureBuilds } from './bench/builds.ts';
import { makeCopy } from './bench/copy.ts';
import { measureLake } from './bench/lake.ts';
import { measurePull } from './bench/pull.ts';
import { measureRequests } from './bench/requests.ts';
import { measureSwitching } from './bench/switching.ts';
import { describeRows, type Row } from './bench/table.ts';
import { measureWeights } from './bench/weights.ts';
import { runCommand } from './command.ts';

const USAGE = `npm run bench

Measures this checkout in a temporary copy and prints each value beside its budget: bytes of every
kind of page, the time of builds and of a pull, requests a second, requests that fail while releases
are switched (needs nginx), the embedded lake. Nothing fails by being slow.`;

await runCommand(USAGE, {}, async () => {
  await using copy = await makeCopy(process.cwd());
  const progress = (text: string) => console.error(text);
  const rows: Row[] = [];

  progress('Building the site');
  const builds = await measureBuilds(copy);
  rows.push(...builds.rows);
  rows.push(...(await measureWeights(copy)));
  progress('Requesting a page');
  rows.push(...(await measureRequests(copy)));
  progress('Switching releases under load');
  rows.push(await measureSwitching(copy));
  progress('Pulling with warm pictures');
  rows.push(await measurePull(copy, builds.duration));
  progress('Building a site of 720 pages');
  rows.push(await builds.measureLarge());
  progress('Writing to the lake and asking it');
  rows.push(...(await measureLake()));
  console.log(describeRows(rows));
});
