import path from 'node:path';
import { dayOf } from '../locales/day.ts';
import { canonicalPath } from '../locales/localPath.ts';
import { runCommand, UsageError } from './command/command.ts';
import { readDay } from './command/day.ts';
import { explainDiskFailure } from './disk/diskFailure.ts';
import { describeArchivedPage } from './release/archive.ts';

const USAGE = `npm run archive -- DAY PATH [--releases DIR]

Prints, as text, what visitors of a page saw on a given day, from the history that is stored with the
releases. It includes releases that have been removed. DAY is in UTC; if several releases were shown
on that day, the last one is printed.

  DAY             such as 2026-11-22
  PATH            path of the page, such as /citizenship/spain or /zh/citizenship/spain
  --releases DIR  folder of the releases (default: releases)`;

const OPTIONS = { releases: { type: 'string', default: 'releases' } } as const;

await runCommand(
  USAGE,
  OPTIONS,
  async ({ releases }, [day, page, ...others]) => {
    if (day === undefined || page === undefined || others.length > 0)
      throw new UsageError('Give a day and the path of one page: 2026-11-22 /citizenship/spain');
    const known = readDay('DAY', day);
    const today = dayOf(new Date());
    if (known > today)
      throw new UsageError(
        `DAY is ${known}, which is in the future: give ${today} or an earlier day`,
      );
    if (!page.startsWith('/'))
      throw new UsageError(`PATH must begin with a slash, as in /citizenship/spain, not “${page}”`);
    try {
      console.log(describeArchivedPage(path.resolve(releases), known, canonicalPath(page)));
    } catch (error) {
      throw explainDiskFailure(error, 'Nothing was changed');
    }
  },
  'options and arguments',
);
