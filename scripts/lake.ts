import path from 'node:path';
import { CommandError, runCommand, UsageError, wholeNumber } from './command.ts';
import { exportDataset } from './lake/exportDataset.ts';
import { DEFAULT_LIMITS } from './lake/lake.ts';
import { serveFolder } from './lake/serveFolder.ts';
import { describeSignIns } from './lake/signInAddresses.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run lake [-- OPTIONS]
npm run lake -- export DIR [--data DIR]

Serves the embedded dataset over Sanity's HTTP API on this machine, to edit and to read. The first
start imports studio/dataset. "export" writes the documents back in the same layout.

  --port PORT             3334 unless told
  --data DIR              where the lake keeps what it holds; .lake unless told
  --token TOKEN           the administrator's; at least 32 characters, as the next two
  --editor-token TOKEN    (tokens that are not given are made once and kept in the data folder)
  --viewer-token TOKEN
  --max-upload BYTES      the largest picture or file; 100 MB unless told
  --allow-origin ORIGIN   lets pages of another machine use the lake; may be given again
  --webhook URL           calls URL after every publish, as Sanity's webhooks do, signed with
                          SANITY_WEBHOOK_SECRET
  --reset                 forgets all documents and starts over from studio/dataset`;

const OPTIONS = {
  port: { type: 'string', default: '3334' },
  data: { type: 'string', default: '.lake' },
  token: { type: 'string' },
  'editor-token': { type: 'string' },
  'viewer-token': { type: 'string' },
  'max-upload': { type: 'string', default: String(DEFAULT_LIMITS.maxUploadBytes) },
  'allow-origin': { type: 'string', multiple: true },
  webhook: { type: 'string' },
  reset: { type: 'boolean', default: false },
} as const;

await runCommand(
  USAGE,
  OPTIONS,
  async (options, [command, target]) => {
    const folder = path.resolve(options.data);
    if (command === 'export' && target) return report(folder, path.resolve(target));
    if (command !== undefined)
      throw new UsageError(`Unknown command: ${[command, target].join(' ')}`);
    const lake = await serveFolder({
      folder,
      dataset: path.resolve('studio/dataset'),
      port: wholeNumber('port', options.port, 65_535),
      limits: { maxUploadBytes: wholeNumber('max-upload', options['max-upload']) },
      tokens: {
        administrator: options.token,
        editor: options['editor-token'],
        viewer: options['viewer-token'],
      },
      origins: options['allow-origin'] ?? [],
      reset: options.reset,
      webhook: readWebhook(options.webhook),
    });
    console.log(`The lake serves ${lake.size} documents of ${folder} on ${lake.origin}`);
    console.log(describeSignIns(lake.tokens));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => lake.close().then(() => process.exit()));
  },
  'words',
);

function readWebhook(url: string | undefined) {
  if (url === undefined) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new UsageError(`--webhook must be an http or https address, not ${url}`);
  const { SANITY_WEBHOOK_SECRET, SANITY_PROJECT_ID, SANITY_DATASET } = readSettings();
  const [secret] = SANITY_WEBHOOK_SECRET ?? [];
  if (!secret)
    throw new CommandError(
      '--webhook needs SANITY_WEBHOOK_SECRET, the same as the publish server has: make one with: openssl rand -hex 32',
    );
  return { url, secret, project: SANITY_PROJECT_ID ?? 'embedded', dataset: SANITY_DATASET };
}

async function report(folder: string, target: string): Promise<void> {
  const { documents, assets } = await exportDataset(folder, target);
  console.log(`${target}: ${documents} documents, ${assets} pictures and files`);
}
