import './command/proxies.ts';
import path from 'node:path';
import { type OptionValues, readWholeNumber, runCommand, UsageError } from './command/command.ts';
import { readOrigin } from './command/origin.ts';
import { explainDiskFailure } from './disk/diskFailure.ts';
import { readPerson } from './lake/access/person.ts';
import { readTokens } from './lake/access/tokens.ts';
import { exportDataset } from './lake/exportDataset.ts';
import { DATA_UNCHANGED, requireLakePaths } from './lake/folder.ts';
import { DEFAULT_LIMITS } from './lake/lake.ts';
import { describeInvitation, describeSignIns } from './lake/signInAddresses.ts';
import { readWebhook } from './lake/webhook/readWebhook.ts';

const USAGE = `npm run lake [-- OPTIONS]
npm run lake -- export DIR [--data DIR] [--drafts]
npm run lake -- invite NAME [--role ROLE] [--data DIR]

Serves the embedded dataset over Sanity's HTTP API on this machine. The first start imports
studio/dataset. "export" writes the published documents, pictures and files to DIR in the same layout.
"invite" prints a link for one person, who signs in under their own name, which is recorded in the
history. When somebody leaves, remove tokens.json from the data folder and start the lake again: all
links end, and new ones are printed.

  --port PORT             port of the lake (default: 3334)
  --studio-port PORT      port of the Studio, for the sign-in links (default: 3333)
  --data DIR              data folder of the lake (default: .lake)
  --drafts                with "export": include drafts
  --role ROLE             with "invite": administrator, editor or viewer (default: editor)
  --token TOKEN           administrator token, at least 32 characters (default: generated once and
                          stored in the data folder)
  --editor-token TOKEN    editor token, likewise
  --viewer-token TOKEN    viewer token, likewise
  --max-upload BYTES      maximum size of a picture or file (default: 100 MB)
  --allow-origin ORIGIN   allow pages from another origin to use the lake; repeatable
  --webhook URL           call URL after every publish, like Sanity's webhooks, signed with
                          SANITY_WEBHOOK_SECRET
  --reset                 delete all documents and import studio/dataset again`;

const START = 'when starting the lake';
const EXPORT = 'with export';
const INVITE = 'with invite';

/** Options without `works` work everywhere. */
const OPTIONS = {
  port: { type: 'string', works: [START] },
  'studio-port': { type: 'string', works: [START, INVITE] },
  drafts: { type: 'boolean', works: [EXPORT] },
  data: { type: 'string', default: '.lake' },
  role: { type: 'string', works: [INVITE] },
  token: { type: 'string', works: [START, INVITE] },
  'editor-token': { type: 'string', works: [START, INVITE] },
  'viewer-token': { type: 'string', works: [START, INVITE] },
  'max-upload': { type: 'string', works: [START] },
  'allow-origin': { type: 'string', multiple: true, works: [START] },
  webhook: { type: 'string', works: [START] },
  reset: { type: 'boolean', works: [START] },
} as const;

type Options = OptionValues<typeof OPTIONS>;

await runCommand(
  USAGE,
  OPTIONS,
  async (options, [command, target, ...more]) => {
    refuseMisplacedOptions(options, command);
    if (more.length > 0) throw new UsageError(`Unexpected arguments: ${more.join(' ')}`);
    if (command === undefined) return serve(options);
    if (command === 'export') return exportTo(target, options).catch(explainFailure);
    if (command === 'invite') return invite(target, options).catch(explainFailure);
    throw new UsageError(`Unknown command: ${command}`);
  },
  'options and arguments',
);

function explainFailure(error: unknown): never {
  throw explainDiskFailure(error, DATA_UNCHANGED);
}

function refuseMisplacedOptions(options: Options, command: string | undefined): void {
  const use = command === undefined ? START : `with ${command}`;
  for (const [name, option] of Object.entries(OPTIONS))
    if (name in options && 'works' in option && !option.works.some((works) => works === use))
      throw new UsageError(`--${name} works only ${option.works.join(' or ')}`);
}

async function serve(options: Options): Promise<void> {
  const { port = '3334', 'max-upload': most = String(DEFAULT_LIMITS.maxUploadBytes) } = options;
  const folder = path.resolve(options.data);
  const studio = studioOrigin(options);
  const given = {
    folder,
    dataset: path.resolve('studio/dataset'),
    port: readWholeNumber('port', port, 65_535),
    limits: { maxUploadBytes: readWholeNumber('max-upload', most) },
    tokens: givenTokens(options),
    origins: (options['allow-origin'] ?? []).map((origin) =>
      readOrigin('allow-origin', origin, 'http://192.168.0.2:3333'),
    ),
    reset: options.reset,
    webhook: readWebhook(options.webhook),
  };
  // Loaded lazily: an export, an invitation and wrong usage need no server.
  const { serveFolder } = await import('./lake/serveFolder.ts');
  const lake = await serveFolder(given);
  console.log(`The lake serves ${lake.size} documents from ${folder} on ${lake.origin}`);
  console.log(describeSignIns(lake.tokens, studio));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => lake.close().then(() => process.exit()));
}

async function exportTo(target: string | undefined, { data, drafts }: Options): Promise<void> {
  if (!target) throw new UsageError('export needs DIR, the folder to write to');
  const folder = path.resolve(target);
  const exported = await exportDataset(path.resolve(data), folder, drafts);
  console.log(`${folder}: ${exported.documents} documents, ${exported.assets} pictures and files`);
}

async function invite(name: string | undefined, options: Options): Promise<void> {
  const person = readPerson(options.role ?? 'editor', name);
  if (!person)
    throw new UsageError(
      'invite needs a name of at most 60 characters, and --role administrator, editor or viewer',
    );
  const paths = await requireLakePaths(path.resolve(options.data));
  const tokens = await readTokens(paths.tokens, givenTokens(options));
  console.log(describeInvitation(tokens, studioOrigin(options), person));
}

function studioOrigin({ 'studio-port': port = '3333' }: Options): string {
  return `http://localhost:${readWholeNumber('studio-port', port, 65_535)}`;
}

function givenTokens(options: Options) {
  return {
    administrator: options.token,
    editor: options['editor-token'],
    viewer: options['viewer-token'],
  };
}
