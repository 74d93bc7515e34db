import path from 'node:path';
import { dayOf } from '../locales/day.ts';
import { auditSite } from './check/audit.ts';
import { type BuiltSite, readSite } from './check/builtSite.ts';
import { viewFromFar } from './check/mainland.ts';
import { describeFarViews } from './check/mainlandTable.ts';
import { describeProblems, describeSite } from './check/report.ts';
import { CommandError, runCommand, UsageError } from './command/command.ts';
import { readDay } from './command/day.ts';
import { readSettings } from './command/settings.ts';
import { readPulled } from './content/pulled.ts';
import { listReviews } from './content/reviews.ts';
import { describeReviews } from './content/reviewTable.ts';

const USAGE = `npm run check [-- --dir DIR]
npm run check -- --review [--day DAY]
npm run check -- --mainland [--dir DIR]

Audits the built site: links, languages, alternates, titles, headings, sizes, third parties, sitemap.
Exits with 1 and a list of problems, each with its reason and a fix, if anything is wrong.

  --dir DIR  folder of the built site (default: dist/client)
  --review   audit nothing: list the figures, guides and exchange rates that are to be checked again,
             by page and day, from the content in locales/; those that are overdue first, then the
             next 90 days
  --day DAY  day on which --review looks, such as 2027-01-31 (default: today)
  --mainland audit nothing: a table of what each page asks of readers far away: other origins,
             whether it reads without JavaScript, first-load bytes and requests, and seconds at
             1.6 Mbit/s and 300 ms, computed

Settings: SITE_URL (origin of the published site, the same as for the build).`;

const OPTIONS = {
  dir: { type: 'string', default: 'dist/client' },
  review: { type: 'boolean', default: false },
  day: { type: 'string' },
  mainland: { type: 'boolean', default: false },
} as const;

await runCommand(USAGE, OPTIONS, async ({ dir, review, day, mainland }) => {
  if (day !== undefined && !review) throw new UsageError('--day is for --review: give both');
  if (review && mainland) throw new UsageError('--review and --mainland: give one of them');
  const on = readDay('--day', day ?? dayOf(new Date()));
  const { SITE_URL } = readSettings();
  if (review) {
    const { files } = await readPulled(process.cwd());
    return console.log(describeReviews(listReviews(files, SITE_URL), on));
  }
  const site = await readSite(path.resolve(dir), SITE_URL);
  if (!mainland) return audit(site);
  console.log(describeFarViews([...site.pages.values()].map((page) => viewFromFar(page, site))));
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
