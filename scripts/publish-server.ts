import './command/proxies.ts';
import path from 'node:path';
import { readWholeNumber, runCommand, UsageError } from './command/command.ts';
import { readOrigin } from './command/origin.ts';
import { INVALID_HOST, isHost, readSettings } from './command/settings.ts';
import { createLog, secretsOf } from './publish/log.ts';

const USAGE = `npm run publish-server [-- OPTIONS]

Rebuilds the site when staff publish, verifies it, and switches releases/current to it. A web server
serves releases/current/site. When a build fails, visitors keep the current release, and the server
retries after 15, 60 and 300 seconds. Run only one publish server per checkout.

  POST /hooks/sanity  receives Sanity's webhook, signed with SANITY_WEBHOOK_SECRET
  GET /               status page; /status is the same as JSON, /healthz a health check
  GET /outcome        the outcome of a publish, for the Studio
  /filings/           copies of pages to file with an authority; mark one as filed on the status page

  --port PORT      port to listen on (default: 3335)
  --host HOST      address to listen on (default: 127.0.0.1, behind a web server on this machine that
                   terminates TLS and forwards only /hooks/sanity). Requests for the other paths must
                   address localhost, an IP address or HOST
  --studio ORIGIN  origin of the Studio that may request outcomes from a browser, such as
                   https://studio.example.com (default: none). Set PUBLISH_SERVER_URL for the Studio
                   to this server
  --releases DIR   folder of the releases (default: releases)
  --poll MINUTES   how often to check for publishes whose webhook was lost (default: 5; 0: never)
  --strict         let one invalid document stop the publish (default: it keeps its last good text)

Settings: SANITY_WEBHOOK_SECRET (at least 16 characters; during rotation, two separated by a comma),
and the settings of npm run pull and npm run build.`;

const OPTIONS = {
  port: { type: 'string', default: '3335' },
  host: { type: 'string', default: '127.0.0.1' },
  studio: { type: 'string' },
  releases: { type: 'string', default: 'releases' },
  poll: { type: 'string', default: '5' },
  strict: { type: 'boolean', default: false },
} as const;

/** One week. Timers cannot wait longer than about 24 days. */
const MAX_MINUTES = 7 * 24 * 60;

await runCommand(USAGE, OPTIONS, async ({ port, host, studio, releases, poll, strict }) => {
  if (!isHost(host)) throw new UsageError(`--host ${INVALID_HOST}, not ${host}`);
  const settings = readSettings();
  const log = createLog(secretsOf(settings));
  const given = {
    root: process.cwd(),
    releases: path.resolve(releases),
    host,
    strict,
    settings,
    log,
    port: readWholeNumber('port', port, 65_535),
    poll: pollInterval(poll),
    studio: studio && readOrigin('studio', studio, 'https://studio.example.com'),
  };
  if (settings.SANITY_PROJECT_ID && !process.env.SITE_URL)
    log.warn(`SITE_URL is not set: every page will name ${settings.SITE_URL} as its address`);
  // Loaded lazily: wrong usage needs no server.
  const { startPublishServer } = await import('./publish/start.ts');
  const server = await startPublishServer(given);
  log.info({ origin: server.origin }, 'the publish server is listening');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close().then(() => process.exit()));
});

/**
 * Reads the option `--poll`.
 *
 * @returns milliseconds
 * @throws {UsageError} when it is not a number of minutes, or too large
 */
function pollInterval(text: string): number {
  const minutes = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && minutes <= MAX_MINUTES) return minutes * 60_000;
  throw new UsageError(`--poll must be minutes up to ${MAX_MINUTES}, not ${text}`);
}
