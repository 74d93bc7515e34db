import { runCommand } from './command.ts';
import { pull } from './pull/pull.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run pull [-- --check | --dry-run] [OPTIONS]

Brings the published content into locales/ and public/images/.

  --check          write nothing; exit 1 if anything would change
  --dry-run        write nothing; say what would be written
  --report FILE    write what changed, sentence by sentence, and what is held back, to FILE as
                   Markdown
  --hold-back      publish the rest when documents have problems: those keep their last good text,
                   or stay unpublished where they have none (without it, all is refused)
  --held FILE      write what is held back to FILE as JSON: a list of {document, type, title, page,
                   kept, problems}; "kept" says whether a last good text stays published
  --allow-removal  accept that half of the programmes, projects or team members are suddenly gone

Without SANITY_PROJECT_ID it reads the dataset in studio/dataset.`;

const OPTIONS = {
  check: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  report: { type: 'string' },
  'hold-back': { type: 'boolean' },
  held: { type: 'string' },
  'allow-removal': { type: 'boolean' },
} as const;

await runCommand(USAGE, OPTIONS, async (options) => {
  await pull({
    root: process.cwd(),
    settings: readSettings(),
    check: options.check ?? false,
    dryRun: options['dry-run'] ?? false,
    report: options.report,
    holdBack: options['hold-back'] ?? false,
    held: options.held,
    allowRemoval: options['allow-removal'] ?? false,
    progress: (text) => console.log(text),
  });
});
