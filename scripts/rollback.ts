import path from 'node:path';
import { CommandError, runCommand, UsageError } from './command/command.ts';
import { explainDiskFailure } from './disk/diskFailure.ts';
import { openJournal } from './release/journal.ts';
import { refuseUnreachable } from './release/paths.ts';
import { currentReleaseId, listReleases, requireCurrentRelease } from './release/release.ts';
import { rollback } from './release/rollback.ts';

const USAGE = `npm run rollback [-- ID | --list] [--releases DIR]

Switches to an earlier release immediately, without a build, until the next publish. The default is
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
    if (others.length > 0) throw new UsageError(`Give only one release, not ${[id, ...others]}`);
    const releases = path.resolve(options.releases);
    if (options.list && id !== undefined)
      throw new UsageError(
        `--list and ${id} cannot be combined: omit --list to switch to ${id}, or omit ${id} to list the releases`,
      );
    if (options.list) return console.log(describeReleases(releases));
    requireCurrentRelease(releases);
    using journal = openJournal(releases);
    const { from, to } = await rollback(releases, journal, id, new Date()).catch((error) => {
      throw explainDiskFailure(error, 'The current release is unchanged');
    });
    console.log(`Visitors now see release ${to.id} instead of ${from.id}.`);
    console.log('It stays in place until the next publish in the Studio.');
  },
  'options and arguments',
);

/**
 * Lists the releases, one per line, newest first.
 *
 * @throws {CommandError} when there are none, or the folder cannot be reached
 */
function describeReleases(releases: string): string {
  refuseUnreachable(releases);
  const all = listReleases(releases);
  if (all.length === 0)
    throw new CommandError(
      `${releases} has no releases: run npm run publish-server, which makes the first one`,
    );
  const current = currentReleaseId(releases);
  return all
    .reverse()
    .map(({ id, contains, changes }) => {
      const mark = id === current ? '* current' : '';
      return `${id}  ${contains.pages} pages  ${changes}  ${mark}`.trimEnd();
    })
    .join('\n');
}
