import path from 'node:path';
import { runCommand, UsageError, wholeNumber } from './command.ts';
import { createLog, secretsOf } from './publish/log.ts';
import { startPublishServer } from './publish/start.ts';
import { readSettings } from './settings.ts';

const USAGE = `npm run publish-server [-- OPTIONS]

Rebuilds the site when staff publish, verifies it, and shows it by switching releases/current: a web
server serves releases/current/site. A build that fails leaves visitors what they had.

  POST /hooks/sanity  takes Sanity's webhook, signed with SANITY_WEBHOOK_SECRET
  GET /               how it is, to read; /status the same as JSON; /healthz whether it runs

  --port PORT      3335 unless told
  --host HOST      127.0.0.1 unless told: only this machine can connect, so that a web server with
                   TLS stands before it and forwards /hooks/sanity alone
  --releases DIR   releases/ unless told
  --poll MINUTES   looks for publishes whose webhook was lost; 5 unless told, 0 for never
  --strict         one broken document stops the others; else it keeps its last good text

Settings: SANITY_WEBHOOK_SECRET (two, separated by a comma, while it is changed), those of
npm run pull and npm run build.`;

const OPTIONS = {
  port: { type: 'string', default: '3335' },
  host: { type: 'string', default: '127.0.0.1' },
  releases: { type: 'string', default: 'releases' },
  poll: { type: 'string', default: '5' },
  strict: { type: 'boolean', default: false },
} as const;

/** A week; timers cannot wait much longer. */
const MAX_MINUTES = 7 * 24 * 60;

await runCommand(USAGE, OPTIONS, async ({ port, host, releases, poll, strict }) => {
  const settings = readSettings();
  const log = createLog(secretsOf(settings));
  const server = await startPublishServer({
    ...{ root: process.cwd(), releases: path.resolve(releases), host, strict, settings, log },
    port: wholeNumber('port', port, 65_535),
    poll: minutes(poll),
  });
  log.info({ origin: server.origin }, 'the publish server listens');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close().then(() => process.exit()));
});

/** @returns milliseconds */
function minutes(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value <= MAX_MINUTES) return value * 60_000;
  throw new UsageError(`--poll must be minutes up to ${MAX_MINUTES}, not ${text}`);
}
