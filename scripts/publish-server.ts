import './command/proxies.ts';
import path from 'node:path';
import { runCommand, UsageError, wholeNumber } from './command/command.ts';
import { readOrigin } from './command/origin.ts';
import { INVALID_HOST, isHost, readSettings } from './command/settings.ts';
import { createLog, secretsOf } from './publish/log.ts';
import { startPublishServer } from './publish/start.ts';

const USAGE = `npm run publish-server [-- OPTIONS]

Rebuilds the site when staff publish, verifies it, and switches releases/current to it. A web server
serves releases/current/site. When a build fails, visitors keep the current release, and the server
tries again after 15, 60 and 300 seconds. A checkout can have one publish server.

  POST /hooks/sanity  receives Sanity's webhook, signed with SANITY_WEBHOOK_SECRET
  GET /               status page; /status is the same as JSON, /healthz a health check
  GET /outcome        what became of a publish, for the Studio
  /filings/           copies of pages to file with an authority; its status page marks one as filed

  --port PORT      port to listen on (default: 3335)
  --host HOST      address to listen on (default: 127.0.0.1, for a web server on this machine that
                   has TLS and forwards only /hooks/sanity). The other paths are answered
                   for localhost, IP addresses and HOST only
  --studio ORIGIN  the Studio that may ask for outcomes from a browser, such as
                   https://studio.example.com (default: none may). It finds this server by
                   PUBLISH_SERVER_URL
  --releases DIR   folder of the releases (default: releases)
  --poll MINUTES   how often to look for publishes whose webhook was lost (default: 5; 0: never)
  --strict         one broken document stops the publish (default: it keeps its last good text)

Settings: SANITY_WEBHOOK_SECRET (at least 16 characters; two, separated by a comma, during
rotation), and those of npm run pull and npm run build.`;

const OPTIONS = {
  port: { type: 'string', default: '3335' },
  host: { type: 'string', default: '127.0.0.1' },
  studio: { type: 'string' },
  releases: { type: 'string', default: 'releases' },
  poll: { type: 'string', default: '5' },
  strict: { type: 'boolean', default: false },
} as const;

/** A week; timers cannot wait much longer. */
const MAX_MINUTES = 7 * 24 * 60;

await runCommand(USAGE, OPTIONS, async ({ port, host, studio, releases, poll, strict }) => {
  if (!isHost(host)) throw new UsageError(`--host ${INVALID_HOST}, not ${host}`);
  const settings = readSettings();
  const log = createLog(secretsOf(settings));
  const server = await startPublishServer({
    ...{ root: process.cwd(), releases: path.resolve(releases), host, strict, settings, log },
    port: wholeNumber('port', port, 65_535),
    poll: minutes(poll),
    studio: studio && readOrigin('studio', studio, 'https://studio.example.com'),
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
