import path from 'node:path';
import { auditSite } from './check/audit.ts';
import { describeProblems, describeSite } from './check/report.ts';
import { readSite } from './check/site.ts';
import { CommandError, runCommand } from './command.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run check [-- --dir DIR]

Audits the built site: links, languages, alternates, titles, sizes, third parties, sitemap.
Exits with 1 and a list of problems, each with its reason and a fix, if anything is wrong.

  --dir DIR  the folder of the built site (dist/client unless given)

Settings: SITE_URL (origin of the published site, as it was for the build).`;

const OPTIONS = { dir: { type: 'string', default: 'dist/client' } } as const;

await runCommand(USAGE, OPTIONS, async ({ dir }) => {
  const { SITE_URL } = readSettings();
  const site = await readSite(path.resolve(dir), SITE_URL);
  const problems = auditSite(site);
  const checked = `Checked ${describeSite(site)}`;
  if (problems.length > 0)
    throw new CommandError(
      `${describeProblems(problems)}\n\n${checked}: ${problems.length} problem${problems.length === 1 ? '' : 's'}`,
    );
  console.log(`${checked}: no problems`);
});
