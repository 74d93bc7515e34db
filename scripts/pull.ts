// Must be the first import: it sets the memory limits under which the others load.
import './pull/limitMemory.ts';
import './command/proxies.ts';
import { runCommand, UsageError } from './command/command.ts';
import { readSettings } from './command/settings.ts';

const USAGE = `npm run pull [-- --check | --dry-run] [OPTIONS]

Writes the published content to locales/ and public/images/.

  --check          write nothing; exit 1 if anything would change
  --dry-run        write nothing; list the files that would be written and each changed sentence, in
                   both languages, with its page
  --release NAME   with --dry-run: preview the changes of a Studio release, given by name or title;
                   exit 1 if one of its documents would be refused
  --report FILE    write a Markdown report to FILE: each changed sentence, and the documents held
                   back
  --hold-back      publish the documents without problems; a document with a problem keeps its last
                   good text, or stays unpublished (default: refuse everything)
  --strict         refuse everything if a watched word (documents of type claimRule) is not supported
                   by its sentence (default: warn)
  --held FILE      write the documents held back to FILE as JSON: a list of {document, type, title, page,
                   kept, problems}; "kept" is true if the last good text stays published
  --allow-removal  allow half or more of the programmes, projects, team members or guides to disappear

Without SANITY_PROJECT_ID, the content comes from the dataset in studio/dataset.`;

const OPTIONS = {
  check: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  release: { type: 'string' },
  report: { type: 'string' },
  strict: { type: 'boolean' },
  'hold-back': { type: 'boolean' },
  held: { type: 'string' },
  'allow-removal': { type: 'boolean' },
} as const;

await runCommand(USAGE, OPTIONS, async (options) => {
  const settings = readSettings();
  const progress = (text: string) => console.log(text);
  const { check = false, 'dry-run': dryRun = false, report, held } = options;
  if (check && dryRun)
    throw new UsageError('--check and --dry-run cannot be combined: both write nothing');
  if (options.release !== undefined && !dryRun)
    throw new UsageError('--release requires --dry-run: releases are published in the Studio');
  // Loaded lazily: wrong usage and --help need neither.
  const { pull } = await import('./pull/pull.ts');
  const { reportPull } = await import('./changes/reportPull.ts');
  const result = await pull({
    root: process.cwd(),
    settings,
    dryRun: check || dryRun,
    release: options.release,
    strict: options.strict ?? false,
    holdBack: options['hold-back'] ?? false,
    allowRemoval: options['allow-removal'] ?? false,
    progress,
  });
  await reportPull(result, { origin: settings.SITE_URL, check, dryRun, report, held, progress });
});
