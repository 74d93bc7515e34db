import path from 'node:path';
import { dayOf } from '../locales/day.ts';
import { auditSite } from './check/audit.ts';
import { type BuiltSite, readSite } from './check/builtSite.ts';
import { measureMainlandLoad } from './check/mainland.ts';
import { describeMainlandLoads } from './check/mainlandTable.ts';
import { describeProblems, describeSite } from './check/report.ts';
import { CommandError, runCommand, UsageError } from './command/command.ts';
import { readDay } from './command/day.ts';
import { readSettings } from './command/settings.ts';
import { openPulledContent } from './content/readPulledContent.ts';
import { listReviews } from './content/reviews.ts';
import { describeReviews } from './content/reviewTable.ts';

const USAGE = `npm run check [-- --dir DIR]
npm run check -- --review [--day DAY]
npm run check -- --mainland [--dir DIR]

Audits the built site: links, languages, alternates, titles, headings, sizes, third parties, sitemap.
If anything is wrong, lists the problems with reasons and fixes, and exits with 1.

  --dir DIR   folder of the built site (default: dist/client)
  --review    instead of the audit, list the figures, guides and exchange rates in locales/ that are
              due for review, by page and day: overdue ones first, then those of the next 90 days
  --day DAY   reference day for --review, such as 2027-01-31 (default: today)
  --mainland  instead of the audit, print the cost of each page on a slow, distant connection: other
              origins, whether it is readable without JavaScript, first-load bytes and requests, and
              estimated seconds at 1.6 Mbit/s and 300 ms

Settings: SITE_URL (origin of the published site; must match the build).`;

const OPTIONS = {
  dir: { type: 'string' },
  review: { type: 'boolean', default: false },
  day: { type: 'string' },
  mainland: { type: 'boolean', default: false },
} as const;

await runCommand(USAGE, OPTIONS, async ({ dir, review, day, mainland }) => {
  if (day !== undefined && !review) throw new UsageError('--day requires --review');
  if (review && mainland) throw new UsageError('--review and --mainland cannot be combined');
  if (review && dir !== undefined)
    throw new UsageError('--review and --dir cannot be combined: --review reads locales/');
  const on = readDay('--day', day ?? dayOf(new Date()));
  const { SITE_URL } = readSettings();
  if (review) {
    const { files } = await openPulledContent(process.cwd());
    return console.log(describeReviews(listReviews(files, SITE_URL), on));
  }
  const site = await readSite(path.resolve(dir ?? 'dist/client'), SITE_URL);
  if (!mainland) return audit(site);
  console.log(
    describeMainlandLoads([...site.pages.values()].map((page) => measureMainlandLoad(page, site))),
  );
});

function audit(site: BuiltSite): void {
  const problems = auditSite(site);
  const checked = `Checked ${describeSite(site)}`;
  if (problems.length > 0)
    throw new CommandError(
      `${describeProblems(problems)}\n\n${checked}: ${problems.length} problem${problems.length === 1 ? '' : 's'}`,
    );
  console.log(`${checked}: no problems`);
}
