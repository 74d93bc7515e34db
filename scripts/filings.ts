import path from 'node:path';
import { CommandError, runCommand, UsageError } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { explainDiskFailure } from './disk/diskFailure.ts';
import { fileExists } from './disk/durableWrites.ts';
import { describeFilings } from './filing/filingTable.ts';
import { markFiled } from './filing/markFiled.ts';
import { readFilings, refuseDamaged } from './filing/records.ts';
import { refuseUnreachable } from './release/paths.ts';

const USAGE = `npm run filings [-- filed ID --by NAME] [--all] [--releases DIR]

Lists the copies of pages to file with an authority, each with its due date and folder. The publish
server makes the copies; its status page shows the same list.

  filed ID        mark a copy as filed today
  --by NAME       who filed it
  --all           include copies that are already filed
  --releases DIR  folder of the releases (default: releases)`;

const OPTIONS = {
  by: { type: 'string' },
  all: { type: 'boolean', default: false },
  releases: { type: 'string', default: 'releases' },
} as const;

await runCommand(
  USAGE,
  OPTIONS,
  async ({ by, all, ...options }, positionals) => {
    const filed = parseFiled(positionals, by, all);
    const releases = path.resolve(options.releases);
    await refuseWithoutReleases(releases);
    try {
      console.log(filed ? await mark(releases, filed) : list(releases, all));
      refuseDamaged(releases);
    } catch (error) {
      throw explainDiskFailure(error);
    }
  },
  'options and arguments',
);

interface Filed {
  readonly id: string;
  readonly by: string;
}

/** @returns the copy to mark; `undefined` when copies are to be listed */
function parseFiled(
  [verb, id, ...others]: readonly string[],
  by: string | undefined,
  all: boolean,
): Filed | undefined {
  if (verb === undefined && by === undefined) return undefined;
  if (verb === undefined) throw new UsageError('--by requires a copy: filed ID --by NAME');
  if (verb !== 'filed' || id === undefined || others.length > 0 || by === undefined)
    throw new UsageError('Give the copy and the name of who filed it: filed ID --by NAME');
  if (all) throw new UsageError('--all lists copies: omit it with filed');
  return { id, by };
}

async function refuseWithoutReleases(releases: string): Promise<void> {
  refuseUnreachable(releases);
  if (!(await fileExists(releases)))
    throw new CommandError(
      `${releases} has no releases: run npm run publish-server, or give the folder with --releases`,
    );
}

async function mark(releases: string, { id, by }: Filed): Promise<string> {
  const { SITE_URL } = readSettings();
  const { filed } = await markFiled(releases, id, { by, at: new Date() }, SITE_URL);
  return `${id} is marked as filed by ${filed?.by}.`;
}

function list(releases: string, all: boolean): string {
  const filings = readFilings(releases).filter(({ filed }) => all || !filed);
  if (filings.length === 0) refuseDamaged(releases);
  return describeFilings(releases, filings, new Date());
}
