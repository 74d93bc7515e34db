import { runCommand } from './command.ts';
import { pull } from './pull/pull.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run pull [-- --check | --dry-run] [--report FILE]

Brings the published content into locales/ and public/images/.

  --check        write nothing; exit 1 if anything would change
  --dry-run      write nothing; say what would be written
  --report FILE  write the texts that changed to FILE, as Markdown

Without SANITY_PROJECT_ID it reads the dataset in studio/dataset.`;

const OPTIONS = {
  check: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
} as const;

await runCommand(USAGE, OPTIONS, async ({ check, 'dry-run': dryRun, report }) => {
  await pull({
    root: process.cwd(),
    settings: readSettings(),
    check: check ?? false,
    dryRun: dryRun ?? false,
    report,
    progress: (text) => console.log(text),
  });
});
