import path from 'node:path';
import { runCommand, UsageError } from './command/command.ts';
import { explainDiskFailure } from './disk/diskFailure.ts';
import { describeReleases } from './release/describe.ts';
import { openJournal } from './release/journal.ts';
import { requireCurrent } from './release/release.ts';
import { rollback } from './release/rollback.ts';

const USAGE = `npm run rollback [-- ID | --list] [--releases DIR]

Switches to an earlier release, at once and without a build, until the next publish. Without ID: to
the release before the current one.

  --list          list the releases and change nothing
  --releases DIR  folder of the releases (default: releases)`;

const OPTIONS = {
  list: { type: 'boolean', default: false },
  releases: { type: 'string', default: 'releases' },
} as const;

await runCommand(
  USAGE,
  OPTIONS,
  async (options, [id, ...others]) => {
    if (others.length > 0) throw new UsageError(`One release at a time, not ${[id, ...others]}`);
    const releases = path.resolve(options.releases);
    if (options.list && id !== undefined)
      throw new UsageError(
        `--list changes nothing: leave it out to switch to ${id}, or leave out ${id} to list`,
      );
    if (options.list) return console.log(describeReleases(releases));
    requireCurrent(releases);
    using journal = openJournal(releases);
    const { from, to } = await rollback(releases, journal, id, new Date()).catch((error) => {
      throw explainDiskFailure(error, 'Visitors see what they saw before');
    });
    console.log(`Visitors see release ${to.id} again, no longer ${from.id}.`);
    console.log('It stays until the next publish in the Studio.');
  },
  'words',
);
