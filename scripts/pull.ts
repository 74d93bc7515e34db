// First: what the others load is garbage soon.
import './pull/frugal.ts';
import './command/proxies.ts';
import { tellPull } from './changes/tellPull.ts';
import { runCommand, UsageError } from './command/command.ts';
import { readSettings } from './command/settings.ts';
import { pull } from './pull/pull.ts';

const USAGE = `npm run pull [-- --check | --dry-run] [OPTIONS]

Brings the published content into locales/ and public/images/.

  --check          write nothing; exit 1 if anything would change
  --dry-run        write nothing; say what would be written, and sentence by sentence what visitors
                   would see changed, in both languages, with the pages
  --release NAME   with --dry-run: the same for what a release (its name or its title) would change
                   when it is published; exit 1 when one of its documents would be refused
  --report FILE    write a report to FILE as Markdown: each changed sentence, and the documents
                   held back
  --hold-back      when documents have problems, publish the others: a document with a problem keeps
                   its last good text, or stays unpublished (default: refuse everything)
  --strict         refuse everything while a watched word (documents of type claimRule) claims more
                   than its sentence bears out (default: say so)
  --held FILE      write the documents held back to FILE as JSON: a list of {document, type, title, page,
                   kept, problems}; "kept" says whether a last good text stays published
  --allow-removal  accept that half of the programmes, projects, team members or guides are gone

Without SANITY_PROJECT_ID it reads the dataset in studio/dataset.`;

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
    throw new UsageError('--check and --dry-run: give one of them, both write nothing');
  if (options.release !== undefined && !dryRun)
    throw new UsageError('--release needs --dry-run: a release is published in the Studio');
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
  await tellPull(result, { origin: settings.SITE_URL, check, dryRun, report, held, progress });
});
