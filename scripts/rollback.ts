import path from 'node:path';
import { runCommand, UsageError } from './command.ts';
import { describeReleases } from './release/describe.ts';
import { openJournal } from './release/journal.ts';
import { requireCurrent } from './release/release.ts';
import { rollback } from './release/rollback.ts';

const USAGE = `npm run rollback [-- ID] [--list] [--releases DIR]

Shows an earlier release again, at once and without a build, until the next publish. Without ID it
is the release before the current one.

  --list          say which releases there are, and change nothing
  --releases DIR  releases/ unless told`;

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
    if (options.list) return console.log(describeReleases(releases));
    requireCurrent(releases);
    const journal = openJournal(releases);
    try {
      const { from, to } = await rollback(releases, journal, id, new Date());
      console.log(`Visitors see release ${to.id} again, no longer ${from.id}.`);
      console.log('It stays until the next publish in the Studio.');
    } finally {
      journal.close();
    }
  },
  'words',
);
